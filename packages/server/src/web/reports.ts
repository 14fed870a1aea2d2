import { Hono } from 'hono'
import * as v from 'valibot'
import { readBytes } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { limitByAddress } from '../http/limits.ts'
import { refuse } from '../http/refusal.ts'
import type { Log } from '../log-event.ts'

const reportLimit = 50_000

/** The part of a report that is logged. Reports are untrusted input. */
const report = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    documentURL: v.string(),
    effectiveDirective: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
    blockedURL: v.optional(v.nullable(v.string()), ''),
  }),
})

/** Reduces a URL to a part without secrets; a keyword such as `inline` stays. */
function redactUrl(text: string, of: 'origin' | 'pathname'): string {
  if (!URL.canParse(text)) return /^[a-z-]{0,40}$/.test(text) ? text : ''
  return new URL(text)[of].slice(0, 200)
}

const maxLinesPerMinute = 60

/** Limits the log to so many violations a minute, over all clients, and then logs how many were omitted. */
function createViolationLog() {
  let minute = 0
  let written = 0
  let omitted = 0
  return (log: Log, now: Date, details: Parameters<Log>[1]) => {
    const current = Math.floor(now.getTime() / 60_000)
    if (current !== minute) {
      if (omitted > 0) log('csp.violations-omitted', { reports: omitted })
      minute = current
      written = 0
      omitted = 0
    }
    written += 1
    if (written <= maxLinesPerMinute) log('csp.violation', details)
    else omitted += 1
  }
}

/** The reporting endpoint of the content security policy. Violations go to the log. */
export function reportRoutes() {
  const logViolation = createViolationLog()
  return new Hono<Env>().post('/reports/csp', async (context) => {
    await limitByAddress(context, 'report', { times: 60, within: 10 * 60_000 })
    const type = context.req.header('content-type') ?? ''
    if (!/^application\/reports\+json\s*(;|$)/i.test(type)) refuse(415, 'The body must be a list of reports.')
    const text = new TextDecoder().decode(await readBytes(context.req.raw, reportLimit))
    for (const sent of listIn(text).slice(0, 20)) {
      const { success, output } = v.safeParse(report, sent)
      if (!success) continue
      const { documentURL, effectiveDirective: directive, blockedURL } = output.body
      logViolation(context.var.app.log, context.var.app.now(), {
        directive,
        page: redactUrl(documentURL, 'pathname'),
        blocked: redactUrl(blockedURL ?? '', 'origin'),
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
