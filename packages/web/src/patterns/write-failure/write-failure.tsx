import { type Outcome, unknownOutcomeText } from '@tarang/machines/failed-outcome'
import type { Ref } from 'react'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'

export interface WriteFailureProps {
  /** The text of the failure. */
  readonly text: string
  /** Nobody knows whether the write was made. */
  readonly isUnknown: boolean
  /** What the write does, in "We do not know whether it was saved." */
  readonly participle: string
  /** Whether sending it again does it once. */
  readonly isRepeatable: boolean
  /** Shows where the user sees whether it was made. */
  readonly onLook?: (() => void) | undefined
  /** Sends the same submission again. */
  readonly onRetry?: (() => void) | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

/** Shows why a write failed. If its outcome is unknown, the text says that, with ways to look and to try again. */
export const WriteFailure = ({
  text,
  isUnknown,
  participle,
  isRepeatable,
  onLook,
  onRetry,
  ...props
}: WriteFailureProps) => (
  <Alert
    {...props}
    tone={isUnknown ? 'warning' : 'negative'}
    role="alert"
    action={
      isUnknown &&
      (onLook ?? onRetry) && <OutcomeButtons onLook={onLook} onRetry={isRepeatable ? onRetry : undefined} />
    }
  >
    <p>{text}</p>
    {isUnknown && <p>{unknownText(participle, isRepeatable)}</p>}
  </Alert>
)

/** The sentence for an unknown outcome. Without a safe retry it asks to look first. */
export const unknownText = (participle: string, isRepeatable: boolean): string =>
  isRepeatable
    ? unknownOutcomeText(participle)
    : `${unknownOutcomeText(participle)} Look before you try again.`

/** The reason of a failure, and for an unknown outcome what to do. */
export const reasonOf = ({ outcome, reason }: Outcome, isRepeatable: boolean): string =>
  outcome !== 'unknown'
    ? reason
    : isRepeatable
      ? `${reason} Retry within a day does it once in either case.`
      : `${reason} Look on its screen before you try again.`

/** The ways out of an unknown outcome. */
export const OutcomeButtons = ({ onLook, onRetry }: Pick<WriteFailureProps, 'onLook' | 'onRetry'>) => (
  <div className={buttons}>
    {onLook && (
      <Button variant="outline" size="sm" onClick={onLook}>
        Look
      </Button>
    )}
    {onRetry && (
      <Button size="sm" onClick={onRetry}>
        Retry safely
      </Button>
    )}
  </div>
)
