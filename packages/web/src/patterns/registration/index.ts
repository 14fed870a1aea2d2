export { FirmFacts, RegistrationBlock } from './registration-block.tsx'
export {
  performanceNote,
  registrationFacts,
  registrationStatus,
  standardWarning,
} from './registration-status.ts'
