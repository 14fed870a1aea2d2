import { calendarDay } from '@tarang/machines/wire-date'

/** What time it is. */
export const now = (): Date => new Date()

/** What day it is in India: '2025-01-10'. */
export const today = (): string => calendarDay(now().toISOString()) ?? ''
