export { OutcomeButtons, unknownText, WriteFailure } from './write-failure.tsx'
