export { registrationActors } from './registration.actors.ts'
export { registrationMachine } from './registration.machine.ts'
export {
  type FieldErrors,
  messages,
  type Registered,
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationField,
  registrationFields,
} from './registration.model.ts'
export { type RegistrationView, registrationView } from './registration.selectors.ts'
