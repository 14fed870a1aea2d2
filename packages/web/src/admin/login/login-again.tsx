import { DialogContent } from '#ui/dialog-content'
import { LoginSteps } from './login-steps.tsx'
import { useLogin } from './use-login.ts'

/** The login dialog over a screen whose session expired with unsaved work. */
export default function LoginAgain() {
  const actor = useLogin()
  return (
    <DialogContent
      open
      dismissible={false}
      onOpenChange={() => {}}
      title="Login"
      description="Your session has ended. Log in to continue. What you typed is not lost."
    >
      <LoginSteps actor={actor} />
    </DialogContent>
  )
}
