import { calendarDay } from '@tarang/machines/wire-date'

export const now = (): Date => new Date()

/** The calendar day in India: '2025-01-10'. */
export const today = (): string => calendarDay(now().toISOString()) ?? ''

/** The number of the minute, for what changes within a day. */
export const thisMinute = (): number => Math.floor(now().getTime() / 60_000)
