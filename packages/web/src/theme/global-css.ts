import type { Config } from '@pandacss/dev'

export const globalCss: NonNullable<Config['globalCss']> = {
  html: {
    colorScheme: 'light dark',
    backgroundColor: 'bg.canvas',
    color: 'fg.default',
    fontFamily: 'body',
    textSizeAdjust: '100%',
    scrollPaddingTop: '20',
  },
  '[data-theme=light]': { colorScheme: 'light' },
  '[data-theme=dark]': { colorScheme: 'dark' },
  // A short body under a scroll lock makes axe think that an open dialog is off screen.
  // A word that is longer than its line is broken rather than cut off.
  body: { minHeight: '100vh', textStyle: 'body.md', overflowWrap: 'break-word' },
  '::selection': { backgroundColor: 'accent.solid', color: 'accent.onSolid' },
  ':focus-visible': { layerStyle: 'focusRing' },
  // A heading takes the focus to say where one has come. Nothing can be done with it, so it shows no ring.
  ':is(h1, main)[tabindex="-1"]:focus-visible': { outline: 'none' },
  // No last line of a single word.
  p: { textWrap: 'pretty' },
  'svg.lucide': { flexShrink: '0' },
  // What points along the line points the other way where the line runs from right to left.
  '[dir=rtl] :is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right)': {
    transform: 'scaleX(-1)',
  },
}
