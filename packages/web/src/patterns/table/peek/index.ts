export { rowKeys } from './peek.model.ts'
export { PeekButton } from './peek-button.tsx'
export { usePeek } from './use-peek.ts'
