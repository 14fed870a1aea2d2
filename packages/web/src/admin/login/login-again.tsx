import { Dialog } from '#ui/dialog'
import { LoginSteps } from './login-steps.tsx'
import { useLogin } from './use-login.ts'

/** Login over a screen whose session has run out while something on it was not saved. */
export default function LoginAgain() {
  const actor = useLogin()
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={() => {}}
      title="Login"
      description="Your session has ended. Log in to go on: what you typed is still there."
    >
      <LoginSteps actor={actor} />
    </Dialog>
  )
}
