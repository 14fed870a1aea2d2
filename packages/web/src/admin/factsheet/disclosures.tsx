import {
  performanceNote,
  RegistrationBlock,
  registrationStatus,
  standardWarning,
} from '#patterns/registration'
import { config } from '#platform/config'
import { css } from '#styled-system/css'
import { Part } from './part.tsx'

const note = css({ textStyle: 'body.sm', color: 'fg.muted' })
const text = css({ display: 'grid', gap: '2', textStyle: 'body.sm' })

// The regulator asks for ten points at least, also at three quarters of the size.
const warning = css({ textStyle: 'body.lg' })

/** The caption of the figures, wherever they stand. */
export function FiguresNote() {
  const { caption, verified } = performanceNote()
  return <p className={note}>{[caption, verified].filter(Boolean).join(' ')}</p>
}

/** The disclosures that go with a sheet of figures. */
export function Disclosures({ registration = config.registration }) {
  const { line } = registrationStatus(registration)
  return (
    <Part title="Disclosures">
      <div className={text}>
        {line && <p>{line}</p>}
        <p className={warning}>{standardWarning}</p>
        <p>The securities quoted are for illustration only and are not recommendatory.</p>
        <FiguresNote />
        <RegistrationBlock registration={registration} />
      </div>
    </Part>
  )
}
