import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { cx } from '#styled-system/css'

type Props = Record<string, unknown>

/** Dresses the one child that was given instead of drawing an element of our own (a router's link, say). */
export function dressChild(children: ReactNode, props: Props): ReactElement {
  const child = Children.only(children)
  if (!isValidElement<Props>(child)) throw new Error('asChild needs exactly one element as its child')
  const className = cx(props.className as string | undefined, child.props.className as string | undefined)
  return cloneElement(child, { ...props, ...child.props, className })
}
