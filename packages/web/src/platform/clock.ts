import { calendarDay } from '@tarang/machines/wire-date'

export const now = (): Date => new Date()

/** The calendar day in India: '2025-01-10'. */
export const today = (): string => calendarDay(now().toISOString()) ?? ''
