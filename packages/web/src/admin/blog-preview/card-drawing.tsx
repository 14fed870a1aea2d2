import { type CardElement, cardOfEntry, layoutOf } from '@tarang/publication/link-preview'
import { type CSSProperties, createElement, type ReactNode } from 'react'
import { config } from '#platform/config'

interface CardDrawingProps {
  readonly title: string
  readonly categories: readonly string[]
  readonly publishedAt: Date | null
}

const fonts = { serif: 'var(--fonts-display)', sans: 'var(--fonts-body)' }

/** The card image that other programs show beside a link, drawn from the elements of which the server makes it. */
export const CardDrawing = ({ title, categories, publishedAt }: CardDrawingProps) => (
  <>{drawn(layoutOf(cardOfEntry({ title, categories, publishedAt }, { name: config.brand }), fonts), 0)}</>
)

function drawn({ type, props: { children, style, ...props } }: CardElement, key: number): ReactNode {
  return createElement(
    type,
    { ...props, key, ...(style !== undefined && { style: inBrowser(style as Record<string, unknown>) }) },
    ...(children as (CardElement | string)[]).map((child, index) =>
      typeof child === 'string' ? child : drawn(child, index),
    ),
  )
}

/** `lineClamp` of Satori in the properties of browsers. */
const inBrowser = ({ lineClamp, ...style }: Record<string, unknown>): CSSProperties =>
  lineClamp === undefined
    ? style
    : {
        ...style,
        display: '-webkit-box',
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: Number(lineClamp),
      }
