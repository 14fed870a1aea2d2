/** Dark is what the person chose, else what the system says; colours follow by `light-dark()` on their own. */
export const conditions = {
  dark: {
    '[data-theme=dark] &': '@slot',
    '@media (prefers-color-scheme: dark)': { ':root:not([data-theme=light]) &': '@slot' },
  },
  light: {
    '[data-theme=light] &': '@slot',
    '@media (prefers-color-scheme: light)': { ':root:not([data-theme=dark]) &': '@slot' },
  },
} as const
