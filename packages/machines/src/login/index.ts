export { PHONE_DIGITS } from '../phone-number.ts'
export { loginActors } from './login.actors.ts'
export { loginMachine } from './login.machine.ts'
export type {
  LoggedIn,
  LoginContext,
  LoginEvent,
  Session,
} from './login.model.ts'
export { type LoginView, loginView } from './login.selectors.ts'
