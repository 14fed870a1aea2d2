import { calendarDay } from '@tarang/machines/wire-date'

export const now = (): Date => new Date()

/** The calendar day in India: '2025-01-10'. */
export const today = (): string => calendarDay(now().toISOString()) ?? ''

/** Minutes since 1970: a filter that depends on the time compares the rows again each minute. */
export const thisMinute = (): number => Math.floor(now().getTime() / 60_000)
