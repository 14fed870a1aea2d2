import { config } from '#platform/config'
import { css } from '#styled-system/css'
import { WaveMark, Wordmark } from '#ui/wordmark'

const page = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '6',
  minHeight: '100dvh',
  padding: { base: '6', md: '10' },
  overflow: 'clip',
  backgroundColor: 'bg.subtle',
})

const wave = css({
  position: 'absolute',
  insetBlockEnd: '-20%',
  insetInline: '-10%',
  width: '[120%]',
  maxWidth: 'none',
  color: 'accent.subtle',
})

/** What stands behind the dialog: whose door this is, and nothing to do. */
export const Backdrop = () => (
  <main id="main" tabIndex={-1} className={page}>
    <WaveMark className={wave} />
    <Wordmark name={config.brand} size="lg" className={css({ position: 'relative' })} />
    <h1 className={css({ srOnly: true })}>{`${config.brand} staff console`}</h1>
  </main>
)
