export { FailedWrites, tray, useWriteInForm } from './failed-writes.tsx'
