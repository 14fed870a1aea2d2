import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'

/** Layout shared by the dialog's forms. */
export const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })

/** Two small buttons, left and right. */
export const sides = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2' })

/** A field message that screen readers announce when it appears. */
export const AlertText = ({ children }: { children: ReactNode }) => <span role="alert">{children}</span>

interface ViewSwitchProps {
  readonly question: string
  readonly label: string
  readonly onSwitch: () => void
}

/** Switches between Login and Sign Up. */
export const ViewSwitch = ({ question, label, onSwitch }: ViewSwitchProps) => (
  <p
    className={css({
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      marginTop: '6',
      paddingTop: '5',
      borderTopWidth: 'hairline',
      borderTopStyle: 'solid',
      borderTopColor: 'border.subtle',
      textStyle: 'body.sm',
      color: 'fg.muted',
    })}
  >
    <span>{question}</span>
    <Button variant="plain" size="sm" onClick={onSwitch}>
      {label}
    </Button>
  </p>
)
