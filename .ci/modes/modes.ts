/** How Storybook and the browser are set for a look at a story. */
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

/**
 * Which stories each mode visits. `perStory` takes a fixed share in rotation: every story is visited in so many
 * modes, every mode visits its part of every group of stories.
 */
export function schedule(
  stories: readonly string[],
  perStory = modes.length,
): ReadonlyMap<Mode, readonly string[]> {
  const share = Math.min(perStory, modes.length)
  // Modes of one story lie far apart, so that they differ in look and in width.
  const stride = Math.floor(modes.length / share)
  return new Map(
    modes.map((mode, modeIndex) => [
      mode,
      stories.filter((_, index) =>
        Array.from({ length: share }, (_, turn) => (index + turn * stride) % modes.length).includes(
          modeIndex,
        ),
      ),
    ]),
  )
}
