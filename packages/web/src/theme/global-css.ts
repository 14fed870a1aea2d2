import type { Config } from '@pandacss/dev'

export const globalCss: NonNullable<Config['globalCss']> = {
  html: {
    colorScheme: 'light dark',
    backgroundColor: 'bg.canvas',
    color: 'fg.default',
    fontFamily: 'body',
    textSizeAdjust: '100%',
    scrollBehavior: 'smooth',
    scrollPaddingTop: '20',
    _motionReduce: { scrollBehavior: 'auto' },
  },
  '[data-theme=light]': { colorScheme: 'light' },
  '[data-theme=dark]': { colorScheme: 'dark' },
  // A short body under a scroll lock makes axe think that an open dialog is off screen.
  body: { minHeight: '100vh', textStyle: 'body.md', fontSynthesis: 'none' },
  '::selection': { backgroundColor: 'accent.solid', color: 'accent.onSolid' },
  ':focus-visible': { layerStyle: 'focusRing' },
  ':focus:not(:focus-visible)': { outline: 'none' },
  'img, svg, video': { maxWidth: 'full' },
}
