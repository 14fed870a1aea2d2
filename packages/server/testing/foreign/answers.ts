import type { Refusal } from '../../src/http/refusal.ts'
import type { Dialect } from './dialects.ts'
import type { Records } from './records.ts'
import { emptyListIn, extrasIn, type RecordKind, recordIn } from './values.ts'

type Details = Records['details'][number]

// A bare list that is missing leaves an object without members.
const json = (body: unknown, status = 200) => Response.json(body === undefined ? {} : body, { status })

/** Answers in a dialect; images and absolute links are on `origin`. */
export function createAnswers(dialect: Dialect, origin: string) {
  const extras = extrasIn(dialect, 'answer')
  /** The members next to `data`. */
  const envelope = (message = 'Done.') =>
    ({
      full: { status: { statusCode: 200, message }, ...extras },
      none: extras,
      message: { message, ...extras },
    })[dialect.envelope]

  const link = (path: unknown, isRelative = false) =>
    typeof path === 'string' && path.startsWith('/files/') && !isRelative ? `${origin}${path}` : path

  function encode(kind: RecordKind, record: object): Record<string, unknown> {
    const members: Record<string, unknown> = { ...record }
    for (const name of ['backgroundImage', 'iconURL'])
      if (name in members) members[name] = link(members[name])
    if ('htmlPageLink' in members)
      members.htmlPageLink = link(members.htmlPageLink, dialect.links === 'relative')
    return recordIn(dialect, kind, members)
  }

  const rowsOf = (kind: RecordKind, rows: readonly object[]) =>
    rows.length === 0 ? emptyListIn(dialect) : rows.map((row) => encode(kind, row))

  const wrapList = (name: string, rows: unknown) => {
    // A list of blogs that is not an array counts as empty; explore data come bare or in `data.exploreData` (specification, section 7).
    const form = name === 'blogs' ? 'bare' : dialect.lists
    if (form === 'bare') return json(rows)
    if (form === 'data' && name !== 'exploreData') return json({ data: rows, ...envelope() })
    const inner = form === 'data-data' && name !== 'exploreData' ? 'data' : name
    return json({ data: { [inner]: rows }, ...envelope() })
  }

  const record = (kind: RecordKind, value: object) => {
    const encoded = encode(kind, value)
    return json(dialect.records === 'bare' ? encoded : { data: encoded, ...envelope() })
  }

  return {
    encode,
    json,
    record,
    rowsOf,
    wrapList,
    list: (name: string, kind: RecordKind, rows: readonly object[]) => wrapList(name, rowsOf(kind, rows)),
    details: ({ liveTrades, closedTrades, strategyHighlights, drawdown, ...details }: Details) => {
      const highlights = strategyHighlights && encode('highlights', strategyHighlights)
      const strategyDetails = encode('details', {
        ...details,
        liveTrades: rowsOf('trade', liveTrades),
        closedTrades: rowsOf('trade', closedTrades),
        strategyHighlights: highlights && dialect.highlights === 'list' ? [highlights] : highlights,
        drawdown: drawdown && encode('drawdown', drawdown),
      })
      return json(dialect.records === 'bare' ? strategyDetails : { data: { strategyDetails }, ...envelope() })
    },
    /** An answer that section 7 of the specification fixes, in the dialect's envelope. */
    fixed: (body: object) => json({ ...envelope(), ...body }),
    /** An answer whose status envelope clients read. */
    accepted: (message: string, data?: object) =>
      json({ status: { statusCode: 200, message }, ...(data && { data }), ...extras }),
    /** The answer to a write; `mustBeJson` where clients fail on a text. */
    saved: (kind: RecordKind, value: object, { mustBeJson = false } = {}) => {
      const { id, ...rest } = encode(kind, value)
      const only = id === undefined ? rest : { id }
      const idAnswer = () => json(dialect.records === 'bare' ? only : { data: only, ...envelope() })
      if (dialect.writes === 'record') return record(kind, value)
      if (dialect.writes === 'id' || mustBeJson) return idAnswer()
      if (dialect.writes === 'text') return new Response('Saved')
      return new Response(null, { status: dialect.writes === 'empty' ? 200 : 204 })
    },
    text: (message: string) =>
      ({
        plain: () => new Response(message, { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
        json: () => json(message),
        message: () => json({ message, ...extras }),
      })[dialect.texts](),
    /** A refusal; no dialect changes `fixedParts`, which clients read (specification, sections 7 and 8). */
    refused: (
      { status, message, errors }: Refusal,
      fixedParts: 'nothing' | 'envelope' | 'envelope-and-status',
    ) => {
      const full = { status: { statusCode: status, message, ...(errors && { errors }) }, ...extras }
      const isIn200 = dialect.refusals === 'envelope-in-200' && fixedParts !== 'envelope-and-status'
      const isMessage = dialect.refusals === 'status-and-message'
      const body = isMessage ? { message, ...(fixedParts === 'nothing' ? extras : full) } : full
      return json(body, isIn200 ? 200 : status)
    },
  }
}

export type Answers = ReturnType<typeof createAnswers>
