import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { descriptionFolder } from '@tarang/openapi'
import { tool } from './testing/gate/tool.ts'

/** The description of one service in one document. */
export interface Bundle {
  paths: Record<string, Record<string, { 'x-sdk-calls'?: string[]; 'x-codeSamples'?: unknown }>>
  components: { schemas?: Record<string, { description?: string }> }
}

/** Bundles the description of a service, with the TSDoc examples of its calls as code samples. */
export function bundle(service: string, snippets: ReadonlyMap<string, string>): Bundle {
  const work = mkdtempSync(join(tmpdir(), 'description-'))
  try {
    const output = join(work, `${service}.json`)
    const config = join(descriptionFolder, 'redocly.yaml')
    tool('redocly', 'bundle', service, '--config', config, '--output', output)
    const bundled = JSON.parse(readFileSync(output, 'utf8')) as Bundle
    for (const operation of Object.values(bundled.paths).flatMap((item) => Object.values(item))) {
      const sources = (operation['x-sdk-calls'] ?? []).flatMap((call) => snippets.get(call) ?? [])
      if (sources.length > 0)
        operation['x-codeSamples'] = sources.map((source) => ({ lang: 'TypeScript', source }))
    }
    return withoutUnread(bundled) as Bundle
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

const unread = '#/components/schemas/Unread'

/**
 * Leaves out that an answer may be anything but a refusal (`Unread`): code generators would type `X | unknown`, which is
 * `unknown`.
 */
function withoutUnread(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnread)
  if (typeof value !== 'object' || value === null) return value
  const { Unread: _, ...members } = value as Record<string, unknown>
  const { anyOf, ...others } = members
  const read = Array.isArray(anyOf) ? anyOf.filter(({ $ref }) => $ref !== unread) : undefined
  const one =
    read?.length === 1 && read.length < (anyOf as unknown[]).length ? read[0] : read && { anyOf: read }
  return Object.fromEntries(
    Object.entries({ ...others, ...one }).map(([name, member]) => [name, withoutUnread(member)]),
  )
}
