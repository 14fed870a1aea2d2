export { PHONE_DIGITS } from '../phone-number.ts'
export { loginActors } from './login.actors.ts'
export { loginMachine } from './login.machine.ts'
export {
  CODE_DIGITS,
  type LoggedIn,
  type LoginContext,
  type LoginEvent,
  type Session,
} from './login.model.ts'
export { type LoginView, loginView } from './login.selectors.ts'
