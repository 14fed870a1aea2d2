export { sortInstantOf } from './sort-instant.ts'
export { calendarDay, type IndianTime, indianTime, instantOf } from './wire-date.ts'
