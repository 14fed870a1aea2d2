import { readFileSync } from 'node:fs'
import satori, { type SatoriOptions } from 'satori'
import sharp from 'sharp'
import { type Card, cardSize } from './card.ts'

/** The light theme of the pages (`theme/colors.ts` of the web application). */
const colors = {
  paper: '#fbfaf6',
  ink: '#13211e',
  muted: '#465450',
  accent: '#0e5e5a',
  line: '#d8d3c5',
  wave: '#e2efec',
}

type Font = SatoriOptions['fonts'][number]

const font = (name: string, weight: NonNullable<Font['weight']>, file: string): Font => ({
  name,
  weight,
  style: 'normal',
  data: readFileSync(new URL(import.meta.resolve(file))),
})

/** The fonts of the pages, and one for Devanagari. Latin Extended has the rupee sign. */
const fonts: Font[] = [
  font('Serif', 500, '@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff'),
  font('Serif Extended', 500, '@fontsource/source-serif-4/files/source-serif-4-latin-ext-500-normal.woff'),
  font(
    'Devanagari',
    500,
    '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-500-normal.woff',
  ),
  font('Sans', 500, '@fontsource/inter/files/inter-latin-500-normal.woff'),
  font('Sans Extended', 500, '@fontsource/inter/files/inter-latin-ext-500-normal.woff'),
]
const serif = 'Serif, Serif Extended, Devanagari'
const sans = 'Sans, Sans Extended, Devanagari'

interface Element {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

const element = (
  type: string,
  props: Record<string, unknown>,
  ...children: (Element | string)[]
): Element => ({
  type,
  props: { ...props, children },
})

/** Draws a card as a PNG. Characters for which no font has a glyph are left out. */
export async function drawCard(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const missing = new Set<string>()
  const svg = await toSvg(card, missing)
  const complete = missing.size === 0 ? svg : await toSvg(withoutCharacters(card, missing), new Set())
  const png = await sharp(Buffer.from(complete))
    .png({ compressionLevel: 9, palette: true, colours: 128 })
    .toBuffer()
  return new Uint8Array(png)
}

const toSvg = (card: Card, missing: Set<string>): Promise<string> =>
  satori(layoutOf(card) as unknown as Parameters<typeof satori>[0], {
    ...cardSize,
    fonts,
    loadAdditionalAsset: async (_language, segment) => {
      missing.add(segment)
      return []
    },
  })

function withoutCharacters(card: Card, missing: ReadonlySet<string>): Card {
  const characters = new Set([...missing].flatMap((segment) => [...segment]))
  const clean = (text: string) =>
    [...text]
      .filter((character) => character === ' ' || !characters.has(character))
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
  const { name, title, label, note } = card
  return { name: clean(name), title: clean(title) || clean(name), label: clean(label), note: clean(note) }
}

/** The size of a title, by its length. */
const titleSize = (title: string) =>
  [
    { most: 32, size: 84 },
    { most: 64, size: 72 },
    { most: 100, size: 60 },
  ].find(({ most }) => title.length <= most)?.size ?? 50

const hasTallLetters = (text: string) => /\p{Script=Devanagari}/u.test(text)

function layoutOf({ name, title, label, note }: Card): Element {
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
      width: 62,
      height: 62,
      viewBox: '0 0 32 32',
      fill: 'none',
      stroke: colors.accent,
      'stroke-width': 3.25,
      'stroke-linecap': 'round',
    },
    element('path', { d: 'M3 15.5C6.5 15.5 7.5 6.5 12 6.5s5.5 9 9 9 4.5-4.5 8-4.5' }),
    element('path', { d: 'M3 25.5c3.5 0 4.5-5 9-5s5.5 5 9 5 4.5-2.5 8-2.5', opacity: 0.55 }),
  )

/** Faint waves in the upper corner. */
const waves = () =>
  element(
    'svg',
    {
      width: 620,
      height: 250,
      viewBox: '0 0 620 250',
      fill: 'none',
      stroke: colors.wave,
      'stroke-width': 9,
      'stroke-linecap': 'round',
      style: { position: 'absolute', right: 0, top: 0 },
    },
    ...[66, 106, 146, 186].map((y, index) =>
      element('path', {
        d: `M${120 + index * 90} ${y}c70 0 90 ${-64 + index * 14} 170 ${-64 + index * 14}s100 ${64 - index * 14} 170 ${64 - index * 14} 90 -40 200 -40`,
      }),
    ),
  )
