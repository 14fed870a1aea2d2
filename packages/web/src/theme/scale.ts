const values = <Name extends string | number>(entries: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(entries).map(([name, value]) => [name, { value }]))

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 6.5, 7, 7.5, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 20, 24, 28, 32, 36,
  40, 44, 48, 56, 60, 64, 72, 80, 96,
]
const spacing = values({ 0: '0rem', ...Object.fromEntries(steps.map((step) => [step, `${step / 4}rem`])) })

/** Panda's defaults, repeated because we use none of its token presets. */
export const breakpoints = { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' }
export const containerSizes = { sm: '24rem', md: '28rem', lg: '32rem', xl: '36rem' }

export const tokens = {
  spacing,
  sizes: {
    ...spacing,
    ...values({
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '4xl': '56rem',
      full: '100%',
      min: 'min-content',
      max: 'max-content',
      fit: 'fit-content',
      container: '1200px',
      // Not ch, which is another width in each fallback font.
      prose: '42.5em',
      dialog: '34rem',
      dialogWide: '54rem',
      tall: '300vh',
      bar: '3rem',
      dock: '26.25rem',
      target: '2.75rem',
    }),
  },
  radii: values({ sm: '4px', md: '8px', lg: '12px', xl: '20px', full: '9999px' }),
  aspectRatios: values({ square: '1 / 1', wide: '16 / 9', photo: '4 / 3', portrait: '3 / 4' }),
  borderWidths: values({ hairline: '1px', thick: '2px' }),
  fonts: values({
    body: "'Inter Variable', 'Inter Fallback', 'Inter Fallback 2', system-ui, sans-serif",
    display:
      "'Tarang Display', 'Tarang Display Fallback', 'Tarang Display Fallback 2', 'Tarang Display Fallback 3', Georgia, serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  }),
  fontSizes: values({ xs: '0.75rem', sm: '0.8125rem', md: '0.875rem' }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  durations: values({ fast: '150ms', normal: '300ms', slow: '600ms' }),
  easings: values({ out: 'cubic-bezier(0.2, 0.7, 0.2, 1)', inOut: 'cubic-bezier(0.6, 0, 0.2, 1)' }),
  zIndex: values({
    column: '1',
    sticky: '10',
    corner: '11',
    header: '100',
    dialog: '1000',
    menu: '1100',
    toast: '1200',
    progress: '1300',
  }),
}
