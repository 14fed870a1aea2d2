/** A colour for the light and one for the dark theme; the browser chooses by `color-scheme`. */
const pair = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` })

/**
 * Warm paper and deep green-black ink, one teal accent. Every text pair is at least 4.5:1 and every control
 * and focus ring 3:1, in both themes; `colors.test.ts` checks this.
 */
export const semanticColors = {
  bg: {
    canvas: pair('#fbfaf6', '#0d1413'),
    surface: pair('#ffffff', '#141d1b'),
    subtle: pair('#f5f3ec', '#1a2523'),
    muted: pair('#ebe8de', '#23302d'),
    raised: pair('#ffffff', '#1e2a27'),
    inverse: pair('#10211e', '#11302c'),
    overlay: pair('rgb(10 22 20 / 0.48)', 'rgb(2 6 5 / 0.68)'),
  },
  fg: {
    default: pair('#13211e', '#e8ede9'),
    muted: pair('#465450', '#abb7b2'),
    subtle: pair('#5c6965', '#8f9d98'),
    inverse: pair('#fbfaf6', '#eef3f0'),
  },
  border: {
    subtle: pair('#e8e4d9', '#1f2b28'),
    default: pair('#d8d3c5', '#2d3b38'),
    strong: pair('#84887f', '#6b7b76'),
    raised: pair('#e8e4d9', '#33433f'),
  },
  accent: {
    solid: pair('#0e5e5a', '#5cc4b8'),
    solidHover: pair('#0a4a47', '#7ad3c8'),
    onSolid: pair('#ffffff', '#06211e'),
    fg: pair('#0b5753', '#74cfc4'),
    subtle: pair('#e2efec', '#12302d'),
    border: pair('#94c0ba', '#2a5f59'),
  },
  positive: { fg: pair('#1b6338', '#7ccb94'), subtle: pair('#e3f1e6', '#14291c') },
  negative: { fg: pair('#a32d1b', '#f2958a'), subtle: pair('#fbe9e4', '#341a17') },
  warning: { fg: pair('#755000', '#e3b95b'), subtle: pair('#fbf0d6', '#2d2411') },
  info: { fg: pair('#1f5685', '#8fbdeb'), subtle: pair('#e6eff8', '#14263a') },
  focus: pair('#0e7c76', '#7fd8cd'),
  shadow: {
    soft: pair('rgb(28 40 36 / 0.06)', 'rgb(0 0 0 / 0.3)'),
    deep: pair('rgb(28 40 36 / 0.14)', 'rgb(0 0 0 / 0.55)'),
  },
}
