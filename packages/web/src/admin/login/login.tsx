import { useEffect, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { lazyScreen, ScreenFrame } from '#patterns/route'
import { useSession } from '#platform/api/session'
import { whenIdle } from '#platform/loading/idle'
import { HOME_PATH } from '#platform/navigation/history'
import { sameOriginPath } from '#platform/navigation/safe-url'
import { DialogPage } from '#ui/dialog-page'
import type { LoginHistoryState } from '../guard.tsx'
import { Backdrop } from './backdrop.tsx'
import { currentInvite } from './invite.ts'
import { LoginSteps } from './login-steps.tsx'
import type { SignUpProps } from './sign-up.tsx'
import { useLogin } from './use-login.ts'

/** The path to open after login. Undefined for login itself, for logout and for other sites. */
const returnPath = (returnTo: string | null) => {
  const path = sameOriginPath(returnTo)
  return path && !/^\/(logout\/?)?([?#]|$)/i.test(path) ? path : undefined
}

const signUp = lazyScreen<SignUpProps>(() => import('./sign-up.tsx'))

/** Login and Sign Up in a dialog. Redirects a user who is already signed in. */
export default function Login() {
  const { isSignedIn } = useSession()
  const wanted = returnPath(new URLSearchParams(useSearch()).get('returnTo'))
  const loginState = useHistoryState<Partial<LoginHistoryState> | null>()
  const actor = useLogin()
  const invite = currentInvite.useValue()
  const [view, setView] = useState<'login' | 'signUp'>(invite === null ? 'login' : 'signUp')
  const [registered, setRegistered] = useState<string | null>(null)

  // Following an invite link opens Sign Up, also when this screen is already open.
  useEffect(() => {
    if (invite !== null) setView('signUp')
  }, [invite])

  useEffect(() => whenIdle(signUp.preload), [])

  if (isSignedIn) return <Redirect to={wanted ?? HOME_PATH} replace />
  return (
    <>
      <Backdrop />
      <DialogPage
        title={view === 'login' ? 'Login' : 'Sign Up'}
        {...(loginState?.hasSessionEnded &&
          view === 'login' && { description: 'Your session has ended. Log in to continue.' })}
      >
        {view === 'login' ? (
          <LoginSteps
            actor={actor}
            registered={registered}
            onSignUp={() => {
              setRegistered(null)
              setView('signUp')
            }}
          />
        ) : (
          <ScreenFrame onTryAgain={signUp.forgetFailure}>
            <signUp.Component
              key={invite}
              onLogin={(message) => {
                setRegistered(message)
                setView('login')
              }}
            />
          </ScreenFrame>
        )}
      </DialogPage>
    </>
  )
}
