import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { statementOf } from '../../src/db/schema/columns.ts'
import * as schema from '../../src/db/schema/index.ts'
import { settingGroups } from '../../src/settings-schema.ts'
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

const columns = tables.flatMap((table) =>
  Object.entries(getTableColumns(table)).map(([name, column]) => ({
    table: getTableName(table),
    name: `${getTableName(table)}.${name}`,
    statement: statementOf(column),
  })),
)

test('every column states whether it holds personal data, and whether its values are recorded', () => {
  expect(columns.filter(({ statement }) => !statement).map(({ name }) => name)).toEqual([])
})

test('of personal data only those of staff are recorded', () => {
  const recorded = columns.filter(({ statement }) => statement?.personal && statement.isRecorded)
  expect(new Set(recorded.map(({ table }) => table))).toEqual(new Set(['users']))
})

describe('the personal data in docs/security.md', () => {
  test('names every table of the schema once, and no other', () => {
    expect([...rows.keys(), ...tablesWithout].sort()).toEqual([...names].sort())
  })

  test('says of every table with a column of personal data what it holds', () => {
    const withPersonal = columns.filter(({ statement }) => statement?.personal).map(({ table }) => table)
    expect([...rows.keys()].sort()).toEqual([...new Set(withPersonal)].sort())
  })

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
    for (const name of Object.keys(settingGroups['Retention of personal data']))
      expect([...rows.values()].flat().join(' ')).toContain(name)
  })
})
