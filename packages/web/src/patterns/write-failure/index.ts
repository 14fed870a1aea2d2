export { OutcomeButtons, reasonOf, unknownText, WriteFailure } from './write-failure.tsx'
