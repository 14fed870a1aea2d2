import { CODE_DIGITS, type loginMachine, loginView } from '@tarang/machines/login'
import { useSelector } from '@xstate/react'
import { type FormEvent, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { PinField } from '#ui/pin-input'
import { AlertText, form, sides, ViewSwitch } from './form-parts.tsx'

type LoginActor = ActorRefFrom<typeof loginMachine>

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
  return (
    <>
      {step === 'phone' ? <PhoneStep actor={actor} registered={registered} /> : <CodeStep actor={actor} />}
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
        hint="10 digits. We send a one-time code to this phone."
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

function CodeStep({ actor }: { actor: LoginActor }) {
  const view = loginView(useSelector(actor, (snapshot) => snapshot))
  const [code, setCode] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    actor.send({ type: 'code.submit', code })
  }
  return (
    <form noValidate onSubmit={submit} className={form}>
      {view.notice && <Alert tone="positive">{view.notice}</Alert>}
      <PinField
        label="OTP"
        hint={`The ${CODE_DIGITS} digits that were sent to ${view.phoneNumber}.`}
        error={view.error && <AlertText>{view.error}</AlertText>}
        name="otp"
        length={CODE_DIGITS}
        value={code}
        onChange={setCode}
        autoFocus
      />
      <Button type="submit" size="lg" loading={view.isVerifying} blocked={view.isSendingCode}>
        Verify
      </Button>
      <div className={sides}>
        <Button
          variant="plain"
          size="sm"
          loading={view.isSendingCode}
          blocked={view.isVerifying}
          onClick={() => actor.send({ type: 'code.resend' })}
        >
          Resend OTP
        </Button>
        <Button variant="plain" size="sm" onClick={() => actor.send({ type: 'phone.change' })}>
          Change number
        </Button>
      </div>
    </form>
  )
}
