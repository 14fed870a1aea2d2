export { RegistrationBlock } from './registration-block.tsx'
export { performanceNote, registrationStatus, standardWarning } from './registration-status.ts'
