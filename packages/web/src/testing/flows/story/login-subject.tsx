import type { ReactNode } from 'react'
import { config } from '#platform/config'
import Login from '../../../admin/login/login.tsx'
import type { Subject } from './mount-subject.tsx'

/** Login, with the extensions of the API on the paths that send codes by email. */
export const loginSubject = (render: () => ReactNode = () => <Login />): Subject => ({
  machine: 'login',
  isSignedIn: false,
  before: (input) => void Object.assign(config, { extensions: input === 'withEmail' }),
  render,
})
