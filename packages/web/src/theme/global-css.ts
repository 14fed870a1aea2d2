import type { Config } from '@pandacss/dev'

export const globalCss: NonNullable<Config['globalCss']> = {
  html: {
    colorScheme: 'light dark',
    backgroundColor: 'bg.canvas',
    color: 'fg.default',
    fontFamily: 'body',
    textSizeAdjust: '100%',
    // On Linux, glyph widths rounded to whole pixels would break the lines of the fallback font differently.
    textRendering: 'geometricPrecision',
    scrollPaddingTop: '20',
    // Paper is light in every theme.
    _print: { colorScheme: 'light!', backgroundColor: 'transparent' },
  },
  // Browsers reset `textRendering` on controls, which would change the spacing of their text.
  'button, input, select, textarea': { textRendering: 'inherit' },
  '[data-theme=light]': { colorScheme: 'light' },
  '[data-theme=dark]': { colorScheme: 'dark' },
  // A short body under a scroll lock makes axe think that an open dialog is off screen.
  // Breaks words that are longer than their line.
  body: { minHeight: '100vh', textStyle: 'body.md', overflowWrap: 'break-word' },
  // The reset sets it on these too, so that what their box says would not reach them.
  ':is(h1, h2, h3, h4, h5, h6, p)': { overflowWrap: 'inherit' },
  '::selection': { backgroundColor: 'accent.solid', color: 'accent.onSolid' },
  ':focus-visible': { layerStyle: 'focusRing' },
  // Headings are focused after navigation for screen readers; they are not interactive, so they show no ring.
  ':is(h1, main)[tabindex="-1"]:focus-visible': { outline: 'none' },
  // Avoids a last line of a single word.
  p: { textWrap: 'pretty' },
  'svg.lucide': { flexShrink: '0' },
  ':root:has([data-section-tabs])': { scrollPaddingTop: '28' },
  // For the bar of a list's actions on a phone.
  ':root:has([data-list])': { scrollPaddingBottom: { base: '20', md: '0' } },
  // A page of another name begins on a new sheet, so the whole document has it.
  '@page list': { size: 'A4 landscape', margin: '12mm' },
  ':root:has([data-table], [data-comparison])': { page: 'list' },
  '@page sheet': { size: 'A4 portrait', margin: '14mm' },
  ':root:has([data-sheet])': { page: 'sheet' },
  // Mirrors arrows in right-to-left scripts.
  '[dir=rtl] :is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right)': {
    transform: 'scaleX(-1)',
  },
}
