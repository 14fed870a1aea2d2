export { FailedWrites, tray, useFormsFailedWrite } from './failed-writes.tsx'
