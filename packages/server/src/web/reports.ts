import { Hono } from 'hono'
import * as v from 'valibot'
import { readBytes } from '../http/body.ts'
import type { Env, Log } from '../http/context.ts'
import { limitByAddress } from '../http/limits.ts'
import { refuse } from '../http/refusal.ts'

const reportLimit = 50_000

/** What is worth knowing of a report; browsers send more, and all of it is somebody else's word. */
const report = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    documentURL: v.string(),
    effectiveDirective: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
    blockedURL: v.optional(v.nullable(v.string()), ''),
  }),
})

/** An address without what may be secret in it; a keyword such as `inline` stays. */
function place(text: string, of: 'origin' | 'pathname'): string {
  if (!URL.canParse(text)) return /^[a-z-]{0,40}$/.test(text) ? text : ''
  return new URL(text)[of].slice(0, 200)
}

const linesAMinute = 60

/** Lets only so many lines a minute into the log, whoever sends them, and says at last how many there were more. */
function noteBook() {
  let minute = 0
  let written = 0
  let leftOut = 0
  return (log: Log, now: Date, details: Parameters<Log>[1]) => {
    const current = Math.floor(now.getTime() / 60_000)
    if (current !== minute) {
      if (leftOut > 0) log('csp.violations-left-out', { reports: leftOut })
      minute = current
      written = 0
      leftOut = 0
    }
    written += 1
    if (written <= linesAMinute) log('csp.violation', details)
    else leftOut += 1
  }
}

/** Where browsers tell what the content security policy held back. It goes to the log. */
export function reportRoutes() {
  const note = noteBook()
  return new Hono<Env>().post('/reports/csp', async (context) => {
    await limitByAddress(context, 'report', { times: 60, within: 10 * 60_000 })
    const type = context.req.header('content-type') ?? ''
    if (!/^application\/reports\+json\s*(;|$)/i.test(type)) refuse(415, 'The body must be a list of reports.')
    const text = new TextDecoder().decode(await readBytes(context.req.raw, reportLimit))
    for (const sent of listIn(text).slice(0, 20)) {
      const { success, output } = v.safeParse(report, sent)
      if (!success) continue
      const { documentURL, effectiveDirective: directive, blockedURL } = output.body
      note(context.var.log, context.var.now(), {
        directive,
        page: place(documentURL, 'pathname'),
        blocked: place(blockedURL ?? '', 'origin'),
      })
    }
    return context.body(null, 204)
  })
}

function listIn(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return refuse(400, 'The body is not readable JSON.')
  }
}
