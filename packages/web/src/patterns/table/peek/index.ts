export { rowKeys } from './peek.model.ts'
export { PeekButton, type PeekButtonProps } from './peek-button.tsx'
export { usePeek } from './use-peek.ts'
