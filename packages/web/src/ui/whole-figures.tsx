import { Children, type ReactNode } from 'react'
import { partsOfText } from '#platform/formats/figures'
import { css } from '#styled-system/css'

const whole = css({ whiteSpace: 'nowrap' })

/** A text whose amounts, percentages and dates are not broken over two lines; elements in it stay as they are. */
export const wholeFigures = (content: ReactNode): ReactNode =>
  Array.isArray(content) ? Children.map(content, withWholeFigures) : withWholeFigures(content)

function withWholeFigures(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  const parts = partsOfText(text)
  if (!parts.some(({ isFigure }) => isFigure)) return text
  // Another text gets other elements: a browser that translates the page has moved the text nodes.
  return (
    <span key={text}>
      {parts.map(({ text, isFigure }, index) => (
        <span key={index} className={isFigure ? whole : undefined}>
          {text}
        </span>
      ))}
    </span>
  )
}
