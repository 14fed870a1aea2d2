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
} as const
