import {
  messages,
  type RegistrationField,
  registrationActors,
  registrationFields,
  registrationMachine,
  registrationView,
} from '@tarang/machines/registration'
import { useSelector } from '@xstate/react'
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react'
import { useActorRef } from '#platform/use-actor-ref'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { auth } from './auth-api.ts'
import { form, ViewSwitch } from './form-parts.tsx'
import { forgetInvite, registrationCredential } from './invite.ts'

const machine = registrationMachine.provide({ actors: registrationActors({ auth }) })

const inputs: Record<RegistrationField, ComponentProps<typeof TextField>> = {
  firstName: { label: 'First Name', autoComplete: 'given-name' },
  lastName: { label: 'Last Name', autoComplete: 'family-name' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  phoneNumber: { label: 'Phone Number', inputMode: 'numeric', autoComplete: 'tel-national' },
}

export interface SignUpProps {
  /** Shows Login, with the message of a registration that succeeded. */
  readonly onLogin: (message: string | null) => void
}

/** Registers a new member of staff. The form keeps its values until the API accepts them. */
export default function SignUp({ onLogin }: SignUpProps) {
  const actor = useActorRef(machine, { input: { credential: registrationCredential() } })
  const view = registrationView(useSelector(actor, (snapshot) => snapshot))
  const fields = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const subscription = actor.on('registered', ({ message }) => {
      onLogin(message)
      forgetInvite()
    })
    return () => subscription.unsubscribe()
  }, [actor, onLogin])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = (name: RegistrationField) => String(data.get(name) ?? '')
    actor.send({
      type: 'draft.submit',
      draft: {
        firstName: typed('firstName'),
        lastName: typed('lastName'),
        email: typed('email'),
        phoneNumber: typed('phoneNumber'),
      },
    })
    const { fieldErrors } = actor.getSnapshot().context
    const firstInvalid = registrationFields.find((name) => fieldErrors[name])
    if (firstInvalid) fields.current?.querySelector<HTMLInputElement>(`[name=${firstInvalid}]`)?.focus()
  }

  return (
    <>
      <form ref={fields} noValidate onSubmit={submit} className={form}>
        {view.error && (
          <Alert tone="negative">
            <p>{view.error}</p>
            {view.isUnknown && <p>{messages.unknown}</p>}
          </Alert>
        )}
        {registrationFields.map((name, index) => (
          <TextField
            key={name}
            {...inputs[name]}
            name={name}
            required
            // The control that had the focus was removed with Login.
            autoFocus={index === 0}
            error={view.fieldErrors[name]}
          />
        ))}
        <Button type="submit" size="lg" loading={view.isBusy}>
          Sign Up
        </Button>
      </form>
      <ViewSwitch question="Already registered?" label="Login" onSwitch={() => onLogin(null)} />
    </>
  )
}
