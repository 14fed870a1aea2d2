export { calendarDay, instantOf } from './wire-date.ts'
