import { formatDate, formatDateTime } from './format.ts'

/**
 * A wire date in the console's tables, details and tooltips. The public site and the axes of charts use `format.ts`.
 */
export const formatConsoleDate = (value: unknown): string => formatDate(value)

/** The same with the time of day in India. */
export const formatConsoleDateTime = (value: unknown): string => formatDateTime(value)
