import { type Card, cardSize } from './card-texts.ts'

/** The light theme of the pages (`theme/colors.ts` of the web application). */
const colors = {
  paper: '#fbfaf6',
  ink: '#13211e',
  muted: '#465450',
  accent: '#0e5e5a',
  line: '#d8d3c5',
  wave: '#e2efec',
}

/** The families of the fonts in which a card is drawn. */
export interface CardFonts {
  readonly serif: string
  readonly sans: string
}

/** An element of a card. Its styles are those of Satori, which has `lineClamp`. */
export interface CardElement {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

const element = (
  type: string,
  props: Record<string, unknown>,
  ...children: (CardElement | string)[]
): CardElement => ({
  type,
  props: { ...props, children },
})

/** The size of a title, by its length. */
const titleSize = (title: string) =>
  [
    { most: 32, size: 84 },
    { most: 64, size: 72 },
    { most: 100, size: 60 },
  ].find(({ most }) => title.length <= most)?.size ?? 50

const hasTallLetters = (text: string) => /\p{Script=Devanagari}/u.test(text)

/** The elements of a card, which Satori draws on the server, and React in a preview. */
export function layoutOf({ name, title, label, note }: Card, { serif, sans }: CardFonts): CardElement {
  const { paper, ink, muted, accent, line } = colors
  return element(
    'div',
    {
      style: {
        ...cardSize,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '64px 76px 60px',
        background: paper,
        color: ink,
        fontFamily: sans,
      },
    },
    waves(),
    element(
      'div',
      { style: { display: 'flex', alignItems: 'center', gap: 18, color: accent } },
      waveMark(),
      element('div', { style: { display: 'flex', fontFamily: serif, fontSize: 40, color: ink } }, name),
    ),
    element(
      'div',
      { style: { display: 'flex', flexDirection: 'column', gap: 26 } },
      ...(label ? [element('div', { style: { display: 'flex', fontSize: 27, color: accent } }, label)] : []),
      ...(title
        ? [
            element(
              'div',
              {
                style: {
                  display: 'block',
                  lineClamp: 4,
                  fontFamily: serif,
                  fontSize: titleSize(title),
                  lineHeight: hasTallLetters(title) ? 1.32 : 1.16,
                  letterSpacing: '-0.015em',
                  wordBreak: 'break-word',
                },
              },
              title,
            ),
          ]
        : []),
    ),
    element(
      'div',
      {
        style: {
          display: 'flex',
          minHeight: 38,
          paddingTop: 26,
          borderTop: `2px solid ${line}`,
          fontSize: 26,
          lineHeight: 1.4,
          color: muted,
        },
      },
      element('div', { style: { display: 'block', lineClamp: 2 } }, note),
    ),
  )
}

/** The mark of the firm, as in the header of the pages. */
const waveMark = () =>
  element(
    'svg',
    {
      'aria-hidden': true,
      width: 62,
      height: 62,
      viewBox: '0 0 32 32',
      fill: 'none',
      stroke: colors.accent,
      strokeWidth: 3.25,
      strokeLinecap: 'round',
    },
    element('path', { d: 'M3 15.5C6.5 15.5 7.5 6.5 12 6.5s5.5 9 9 9 4.5-4.5 8-4.5' }),
    element('path', { d: 'M3 25.5c3.5 0 4.5-5 9-5s5.5 5 9 5 4.5-2.5 8-2.5', opacity: 0.55 }),
  )

/** Faint waves in the upper corner. */
const waves = () =>
  element(
    'svg',
    {
      'aria-hidden': true,
      width: 620,
      height: 250,
      viewBox: '0 0 620 250',
      fill: 'none',
      stroke: colors.wave,
      strokeWidth: 9,
      strokeLinecap: 'round',
      style: { position: 'absolute', right: 0, top: 0 },
    },
    ...[66, 106, 146, 186].map((y, index) =>
      element('path', {
        d: `M${120 + index * 90} ${y}c70 0 90 ${-64 + index * 14} 170 ${-64 + index * 14}s100 ${64 - index * 14} 170 ${64 - index * 14} 90 -40 200 -40`,
      }),
    ),
  )
