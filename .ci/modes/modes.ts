/** The settings of Storybook and of the browser for a visit. */
export interface Mode {
  readonly name: string
  readonly width: number
  readonly globals: { readonly theme: 'light' | 'dark'; readonly direction: 'ltr' | 'rtl' }
  readonly forcedColors: 'active' | 'none'
  readonly reducedMotion: 'reduce' | 'no-preference'
}

/** A phone, a tablet, a desktop. */
const widths = { phone: 390, tablet: 768, desktop: 1440 }

const mode = (name: string): Mode => {
  const has = (word: string) => name.split('-').includes(word)
  return {
    name,
    width: has('phone') ? widths.phone : has('tablet') ? widths.tablet : widths.desktop,
    globals: { theme: has('dark') ? 'dark' : 'light', direction: has('rtl') ? 'rtl' : 'ltr' },
    forcedColors: has('forced') ? 'active' : 'none',
    reducedMotion: has('still') ? 'reduce' : 'no-preference',
  }
}

/**
 * Each direction and each motion setting at each width, and each colouring at two widths in both directions: colours do
 * not depend on the width. The stories' own run shows them light on a desktop.
 */
export const modes: readonly Mode[] = [
  'light-phone',
  'dark-rtl-still-phone',
  'rtl-tablet',
  'forced-still-tablet',
  'dark-still-desktop',
  'forced-rtl-desktop',
].map(mode)
