import type { ElementType, Key } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

export { Fragment }

/** The transform writes development calls, which React's production half does not have. */
export const jsxDEV = (type: ElementType, props: unknown, key: Key | undefined, isStatic: boolean) =>
  isStatic ? jsxs(type, props, key) : jsx(type, props, key)
