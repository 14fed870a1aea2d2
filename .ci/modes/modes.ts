/** The settings of Storybook and of the browser for a visit. */
export interface Look {
  readonly name: string
  readonly globals: { readonly theme: 'light' | 'dark'; readonly direction: 'ltr' | 'rtl' }
  readonly forcedColors: 'active' | 'none'
  readonly reducedMotion: 'reduce' | 'no-preference'
}

const look = (name: string, { globals, ...media }: Partial<Look> = {}): Look => ({
  name,
  globals: { theme: 'light', direction: 'ltr', ...globals },
  forcedColors: 'none',
  reducedMotion: 'no-preference',
  ...media,
})

const looks: readonly Look[] = [
  look('light'),
  look('dark', { globals: { theme: 'dark', direction: 'ltr' } }),
  look('rtl', { globals: { theme: 'light', direction: 'rtl' } }),
  look('forced', { forcedColors: 'active' }),
  look('still', { reducedMotion: 'reduce' }),
]

/** A phone, a tablet, a desktop. */
const widths = { phone: 390, tablet: 768, desktop: 1440 }

/** One look at one width: `dark-phone`. */
export interface Mode extends Look {
  readonly width: number
}

export const modes: readonly Mode[] = looks.flatMap((one) =>
  Object.entries(widths).map(([device, width]) => ({ ...one, name: `${one.name}-${device}`, width })),
)
