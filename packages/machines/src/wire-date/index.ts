export { calendarDay, type IndianTime, indianTime, instantOf } from './wire-date.ts'
