import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { cx } from '#styled-system/css'

type Props = Record<string, unknown>

/** Renders the single child (for example a router's link) with these props, instead of an element of our own. */
export function renderChild(children: ReactNode, props: Props): ReactElement {
  const child = Children.only(children)
  if (!isValidElement<Props>(child)) throw new Error('asChild needs exactly one element as its child')
  const className = cx(props.className as string | undefined, child.props.className as string | undefined)
  return cloneElement(child, { ...props, ...child.props, className })
}
