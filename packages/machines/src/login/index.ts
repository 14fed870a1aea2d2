export { PHONE_DIGITS } from '../phone-number.ts'
export { emailCodeActors, loginActors } from './login.actors.ts'
export { loginMachine } from './login.machine.ts'
export type {
  CodeEmptied,
  CodeWay,
  LoggedIn,
  LoginContext,
  LoginEvent,
  Session,
} from './login.model.ts'
export { type LoginView, loginView } from './login.selectors.ts'
