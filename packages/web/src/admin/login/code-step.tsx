import { loginView } from '@tarang/machines/login'
import { CODE_DIGITS } from '@tarang/machines/one-time-code'
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useState } from 'react'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { PinField } from '#ui/pin-input'
import { AlertText, form, sides } from './form-parts.tsx'
import type { LoginActor } from './use-login.ts'

/** Asks for the one-time code, with buttons to send another code, by SMS or email, and to change the phone number. */
export default function CodeStep({ actor }: { actor: LoginActor }) {
  const view = loginView(useSelector(actor, (snapshot) => snapshot))
  const howSent = view.sentBy === 'email' ? 'by email' : `to ${view.phoneNumber}`
  const [code, setCode] = useState('')
  // The next boxes take the focus.
  const [round, setRound] = useState(0)
  useEffect(() => {
    const subscription = actor.on('codeEmptied', () => {
      setCode('')
      setRound((last) => last + 1)
    })
    return () => subscription.unsubscribe()
  }, [actor])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    actor.send({ type: 'code.submit', code })
  }
  return (
    <form noValidate onSubmit={submit} className={form}>
      {view.notice && <Alert tone="positive">{view.notice}</Alert>}
      <PinField
        key={round}
        label="OTP"
        hint={`The ${CODE_DIGITS} digits that were sent ${howSent}.`}
        error={view.error && <AlertText>{view.error}</AlertText>}
        name="otp"
        length={CODE_DIGITS}
        value={code}
        onChange={setCode}
        autoFocus
      />
      <Button type="submit" size="lg" loading={view.isVerifying} blocked={view.isBusy}>
        Verify
      </Button>
      <div className={sides}>
        <Button
          variant="plain"
          size="sm"
          loading={view.isSendingCode}
          blocked={view.isBusy}
          onClick={() => actor.send({ type: 'code.resend' })}
        >
          Resend OTP
        </Button>
        <Button variant="plain" size="sm" onClick={() => actor.send({ type: 'phone.change' })}>
          Change number
        </Button>
      </div>
      {view.offersEmail && (
        <Button
          variant="plain"
          size="sm"
          className={css({ justifySelf: 'start' })}
          loading={view.isEmailingCode}
          blocked={view.isBusy}
          onClick={() => actor.send({ type: 'code.resendByEmail' })}
        >
          Send the code by email instead
        </Button>
      )}
    </form>
  )
}
