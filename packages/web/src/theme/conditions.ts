/** Dark when the user chose it, else by the system; colours switch by `light-dark()`. */
export const conditions = {
  dark: {
    '[data-theme=dark] &': '@slot',
    '@media (prefers-color-scheme: dark)': { ':root:not([data-theme=light]) &': '@slot' },
  },
  light: {
    '[data-theme=light] &': '@slot',
    '@media (prefers-color-scheme: light)': { ':root:not([data-theme=dark]) &': '@slot' },
  },
  /** A window in which a list scrolls inside its frame, and the page does not. */
  framed: '@media screen and (min-width: 768px) and (min-height: 560px)',
  /** A wide window that is too low for that: the whole screen scrolls below the bar, and the head of its table stays. */
  low: '@media screen and (min-width: 768px) and (max-height: 559.98px)',
  /** The console's bar has room for its navigation; for the whole name of the user; for the first alone. */
  navWide: '@media (min-width: 1200px)',
  nameWide: '@media (min-width: 1360px)',
  navTight: '@media (min-width: 1200px) and (max-width: 1359.98px)',
} as const
