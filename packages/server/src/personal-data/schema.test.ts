import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import * as schema from '../db/schema/index.ts'
import { holdings, nameOf } from './holdings.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/security.md'), 'utf8')
const [, section = ''] = /^## Personal data\n([\s\S]*?)(?=^## )/m.exec(page) ?? []
const [, without = ''] = /^No personal data are in ([\s\S]*?)\n\n/m.exec(section) ?? []

/** The rows of the table, by the name of their table. */
const rows = new Map(
  [...section.matchAll(/^\| `(\w+)` +\|(.*)\|$/gm)].map(([, table = '', cells = '']) => [
    table,
    cells.split('|').map((cell) => cell.trim()),
  ]),
)
const tablesWithout = [...without.matchAll(/`(\w+)`/g)].map(([, table]) => table as string)

const tables = Object.values(schema).filter((table) => is(table, PgTable)) as PgTable[]
const names = tables.map(getTableName)

/** Columns that tell who a person is, or from which machine they come. */
const personal =
  /name$|phone|e_?mail|address|visitor|user_?id|staff|recipient|client|place|push|message|ip$|_?by$/i
/** Columns with such a name that are of no person. */
const harmless = new Set([
  'stock_name',
  'stockName',
  'stockname',
  'scheduler_name',
  'originalName',
  'name of files',
  'name of server_secrets',
])

const personalColumns = (table: PgTable) =>
  Object.keys(getTableColumns(table)).filter(
    (column) =>
      personal.test(column) && !harmless.has(column) && !harmless.has(`${column} of ${getTableName(table)}`),
  )

describe('the personal data in docs/security.md', () => {
  test('names every table of the schema once, and no other', () => {
    expect([...rows.keys(), ...tablesWithout].sort()).toEqual([...names].sort())
  })

  test.each(tables.map((table) => [getTableName(table), personalColumns(table)] as const))(
    'names every table with such a column: %s %j',
    (name, columns) => {
      if (columns.length > 0) expect([...rows.keys()]).toContain(name)
    },
  )

  test('has what, why, how long, and whether a person gets it, of each', () => {
    for (const [table, cells] of rows) expect([table, cells.filter(Boolean).length]).toEqual([table, 4])
  })

  test('says of every table whether it is exported and erased, as the code does', () => {
    const covered = holdings.map(nameOf)
    for (const [table, cells] of rows) {
      const words = cells.at(-1) ?? ''
      const isExported = /both|exported/.test(words)
      expect([table, isExported]).toEqual([table, covered.includes(table)])
    }
    for (const holding of holdings) {
      const words = rows.get(nameOf(holding))?.at(-1) ?? ''
      expect([nameOf(holding), /both/.test(words)]).toEqual([nameOf(holding), !holding.isKept])
    }
  })

  test('names the settings of retention', () => {
    for (const name of ['RETAIN_TICKETS', 'RETAIN_LIKES', 'RETAIN_LOGIN_FAILURES'])
      expect([...rows.values()].flat().join(' ')).toContain(name)
  })
})
