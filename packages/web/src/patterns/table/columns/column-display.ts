import { isRecord } from '@tarang/machines/unknown-json'

/** How the columns of one table are shown. */
export interface ColumnDisplay {
  /** The ids of the hidden columns. */
  readonly hidden: readonly string[]
  /** The ids of the optional columns that were chosen. */
  readonly shown: readonly string[]
  /** Ids in the order chosen; a column without one keeps its place. */
  readonly order: readonly string[]
  /** The ids of the columns that stay in view beside the row header. */
  readonly pinned: readonly string[]
  /** Widths in pixels by id; a column without one has the width of its kind. */
  readonly widths: Readonly<Record<string, number>>
}

export const defaultColumns: ColumnDisplay = { hidden: [], shown: [], order: [], pinned: [], widths: {} }

export const NARROWEST = 64
export const WIDEST = 800

/** A width that a column may have. */
export const columnWidth = (width: number) => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)))

/** Reads a stored display; what does not fit is left out. */
export function parseColumnDisplay(value: unknown): ColumnDisplay {
  const { hidden, shown, order, pinned, widths } = isRecord(value) ? value : {}
  return {
    hidden: texts(hidden),
    shown: texts(shown),
    order: texts(order),
    pinned: texts(pinned),
    widths: isRecord(widths) ? pixels(widths) : {},
  }
}

/** Whether columns are shown as the table declares them. */
export const isDefaultColumns = ({ widths, ...lists }: ColumnDisplay) =>
  Object.values(lists).every((ids) => ids.length === 0) && Object.keys(widths).length === 0

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : []

const pixels = (widths: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(widths).flatMap(([id, width]) =>
      typeof width === 'number' && Number.isFinite(width) ? [[id, columnWidth(width)]] : [],
    ),
  )
