import type { TableRules } from '@tarang/machines/table'
import { isRecord } from '@tarang/machines/unknown-json'
import { hasUnknownFilters } from '../query/index.ts'
import { MOST_VIEWS, parseTableViews, type TableView } from './table-views.ts'

const VERSION = 1

/** The saved views of a list as the text of a JSON file. */
export const formatViews = (list: string, views: readonly TableView[]): string =>
  `${JSON.stringify({ version: VERSION, list, views: views.map(inFile) }, null, 2)}\n`

// The view with which a list opens is each browser's choice.
const inFile = ({ isDefault: _, ...view }: TableView): TableView => view

interface ReadViews {
  readonly views: readonly TableView[]
  /** How many views of the file do not fit the list. */
  readonly leftOut: number
}

/** Reads the views of a file for a list, or says why they cannot be read. */
export function parseViews<Row>(
  text: string,
  list: string,
  rules: TableRules<Row>,
  addressPrefix = '',
): ReadViews | string {
  const file = fromJson(text)
  if (!isRecord(file) || !Array.isArray(file.views)) return 'This is not a file of saved views.'
  if (file.version !== VERSION) return 'This file was saved by another version, and cannot be read.'
  if (file.list !== list) return `These are views of “${String(file.list)}”, not of “${list}”.`
  const fitting = parseTableViews(file.views)
    .filter(({ search }) => !hasUnknownFilters(search, rules, addressPrefix))
    .slice(0, MOST_VIEWS)
    .map((view) => ({ ...inFile(view), name: view.name.trim() }))
  return { views: fitting, leftOut: file.views.length - fitting.length }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
