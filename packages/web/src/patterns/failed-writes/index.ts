export { FailedWrites, tray, useWriteInForm } from './failed-writes.tsx'
export { failedWritesText } from './failed-writes-text.ts'
