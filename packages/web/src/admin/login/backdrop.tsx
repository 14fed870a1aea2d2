import { config } from '#platform/config'
import { css } from '#styled-system/css'
import { WaveMark, Wordmark } from '#ui/wordmark'

const page = css({
  position: 'relative',
  minHeight: '100dvh',
  padding: { base: '6', md: '10' },
  overflow: 'clip',
  backgroundColor: { base: 'accent.solid', _dark: 'bg.canvas' },
  color: { base: 'accent.onSolid', _dark: 'accent.fg' },
})

// The wordmark's wave, stretched over the whole page with a hairline stroke.
const wave = css({
  position: 'absolute',
  insetBlock: '25% -10%',
  insetInline: '-15%',
  width: '[130%]',
  maxWidth: 'none',
  height: '[80%]',
  opacity: '0.4',
  '& path': { strokeWidth: '[1.5px]', vectorEffect: 'non-scaling-stroke' },
})

/** The page behind the login dialog: the brand, and no controls. */
export const Backdrop = () => (
  <main id="main" tabIndex={-1} className={page}>
    <WaveMark preserveAspectRatio="none" className={wave} />
    <Wordmark
      name={config.brand}
      size="lg"
      className={css({ position: 'relative', color: 'inherit', '& *': { color: 'inherit' } })}
    />
    <h1 className={css({ srOnly: true })}>{`${config.brand} staff console`}</h1>
  </main>
)
