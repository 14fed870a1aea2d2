import { readFileSync } from 'node:fs'
import satori, { type SatoriOptions } from 'satori'
import sharp from 'sharp'
import { layoutOf } from './card-layout.ts'
import { type Card, cardSize } from './card-texts.ts'

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
const families = {
  serif: 'Serif, Serif Extended, Devanagari',
  sans: 'Sans, Sans Extended, Devanagari',
}

/** Draws a card as a PNG. Characters for which no font has a glyph are left out. */
export async function drawCard(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const missing = new Set<string>()
  const svg = await toSvg(card, missing)
  const complete = missing.size === 0 ? svg : await toSvg(withoutCharacters(card, missing), new Set())
  const png = await sharp(Buffer.from(complete)).png().toBuffer()
  return new Uint8Array(png)
}

const toSvg = (card: Card, missing: Set<string>): Promise<string> =>
  satori(layoutOf(card, families) as unknown as Parameters<typeof satori>[0], {
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
