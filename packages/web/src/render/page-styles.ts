import { compileSheet } from 'beasties/compiler'
import { createProcessor } from 'beasties/runtime'
import fallbackFonts from '../theme/fallback-fonts.css?inline'
import { styleRules, styleSheet } from './client-build.ts'

/** Characters of class names, as selectors escape them, and as selectors for the HTML that React writes. */
const ESCAPES = [
  [String.raw`\&`, String.raw`\&amp\;`],
  [String.raw`\>`, String.raw`\&gt\;`],
  [String.raw`\"`, String.raw`\&quot\;`],
  [String.raw`\'`, String.raw`\&\#x27\;`],
] as const

/** The rules with selectors for encoded class names, because the extractor compares them without decoding the HTML. */
const encodeSelectors = (css: string) =>
  ESCAPES.reduce((rules, [plain, encoded]) => rules.replaceAll(plain, encoded), css)

const decodeSelectors = (css: string) =>
  ESCAPES.reduceRight((rules, [plain, encoded]) => rules.replaceAll(encoded, plain), css)

const { extract } = createProcessor([compileSheet(encodeSelectors(styleRules), { href: styleSheet })])

/**
 * The styles of a page's first paint: the rules of the style sheet that match its HTML. The style sheet and its fonts
 * follow after it; until they come, texts are in the local fallback fonts.
 */
export const pageStyles = (html: string): string => {
  const page = `<html><head><link rel="stylesheet" href="${styleSheet}"></head><body>${html}</body></html>`
  return fallbackFonts + decodeSelectors(extract(page).css)
}
