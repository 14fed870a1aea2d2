import { loginView } from '@tarang/machines/login'
import { CODE_DIGITS } from '@tarang/machines/one-time-code'
import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { config } from '#platform/config'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { PinField } from '#ui/pin-input'
import { EmailCode } from './email-code.tsx'
import { AlertText, form, sides } from './form-parts.tsx'
import type { LoginActor } from './use-login.ts'

/** Asks for the one-time code, with buttons to send another code and to change the phone number. */
export default function CodeStep({ actor }: { actor: LoginActor }) {
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
      {config.extensions && (
        <EmailCode phoneNumber={view.phoneNumber} blocked={view.isVerifying || view.isSendingCode} />
      )}
    </form>
  )
}
