export { importActors, type RememberedMappings } from './import.actors.ts'
export { importMachine } from './import.machine.ts'
export type {
  CheckResult,
  ImportChoice,
  ImportContext,
  ImportEmitted,
  ImportEvent,
  ImportProblems,
  ImportReading,
  ImportRules,
  ImportSubject,
} from './import.model.ts'
export { type ImportView, importView } from './import.selectors.ts'
