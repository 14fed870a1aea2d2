import { compileSheet } from 'beasties/compiler'
import { createProcessor } from 'beasties/runtime'
import fallbackFonts from '../theme/fallback-fonts.css?inline'
import { styleRules, styleSheet } from './client-build.ts'

const { extract } = createProcessor([compileSheet(styleRules, { href: styleSheet })])

const references: Readonly<Record<string, string>> = { '&amp;': '&', '&gt;': '>', '&quot;': '"' }

/** The HTML with its class names as the style sheet has them. The extractor compares them without decoding them. */
const withPlainClasses = (html: string): string =>
  html.replaceAll(
    /(?<= class=)"([^"]*)"/g,
    (_, names: string) => `'${names.replaceAll(/&(?:amp|gt|quot);/g, (text) => references[text] ?? text)}'`,
  )

/**
 * The styles of a page's first paint: the rules of the style sheet that match its HTML. The style sheet and its fonts
 * follow at the end of the page; until they come, texts are in the local fallback fonts.
 */
export const pageStyles = (html: string): string => {
  const page = `<html><head><link rel="stylesheet" href="${styleSheet}"></head><body>${withPlainClasses(html)}</body></html>`
  return fallbackFonts + extract(page).css
}
