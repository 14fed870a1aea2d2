import { loginView, PHONE_DIGITS } from '@tarang/machines/login'
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { lazyScreen, ScreenFrame } from '#patterns/route'
import { whenIdle } from '#platform/loading/idle'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { AlertText, form, ViewSwitch } from './form-parts.tsx'
import type { LoginActor } from './use-login.ts'

// Loaded while the phone number is typed.
const codeStep = lazyScreen<{ actor: LoginActor }>(() => import('./code-step.tsx'))

interface LoginStepsProps {
  readonly actor: LoginActor
  /** The message of a successful registration that led here. */
  readonly registered?: string | null
  /** Shows a switch to Sign Up. */
  readonly onSignUp?: () => void
}

/** Phone number, then one-time code. */
export function LoginSteps({ actor, registered = null, onSignUp }: LoginStepsProps) {
  const step = useSelector(actor, (snapshot) => loginView(snapshot).step)
  useEffect(() => whenIdle(codeStep.preload), [])
  return (
    <>
      {step === 'phone' ? (
        <PhoneStep actor={actor} registered={registered} />
      ) : (
        <ScreenFrame onTryAgain={codeStep.forgetFailure}>
          <codeStep.Component actor={actor} />
        </ScreenFrame>
      )}
      {onSignUp && <ViewSwitch question="New here?" label="Sign Up" onSwitch={onSignUp} />}
    </>
  )
}

function PhoneStep({ actor, registered }: { actor: LoginActor; registered: string | null }) {
  const view = loginView(useSelector(actor, (snapshot) => snapshot))
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    actor.send({ type: 'phone.submit', phoneNumber: input.current?.value ?? '' })
    if (actor.getSnapshot().context.error) input.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className={form}>
      {registered && <Alert tone="positive">{registered}</Alert>}
      <TextField
        ref={input}
        label="Phone Number"
        hint={`${PHONE_DIGITS} digits. We send a one-time code to this phone.`}
        error={view.error && <AlertText>{view.error}</AlertText>}
        inputMode="numeric"
        autoComplete="tel-national"
        required
        // Returning from the code step removes the element that had focus.
        autoFocus
        defaultValue={view.phoneNumber}
        // Editing the number cancels a code request that is in flight.
        onChange={() => view.isBusy && actor.send({ type: 'phone.change' })}
      />
      <Button type="submit" size="lg" loading={view.isSendingCode}>
        Send OTP
      </Button>
    </form>
  )
}
