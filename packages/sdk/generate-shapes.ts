/** Turns the schemas of answers into the small tables that the client reads them by (`Shape` in `src/read-shape.ts`). */
import { readDocument } from '@tarang/openapi'

interface Schema {
  $ref?: string
  type?: string | string[]
  anyOf?: Schema[]
  items?: Schema
  required?: string[]
  properties?: Record<string, Schema>
  'x-reading'?: string
  'x-unread'?: true
}

/** A schema, and the file that its references start from. */
interface Located {
  readonly schema: Schema
  readonly base: URL
}

/** Collects the records that shapes name, as they are met. */
export class Shapes {
  /** Name of a record → its shape, as source text; those that others name come first. */
  readonly records = new Map<string, string>()

  /** The shape of what is meant in an answer, without what wraps it; none where the answer is a text or a message. */
  async ofAnswer(schema: Schema, base: URL): Promise<{ shape?: string; isOptional: boolean }> {
    const alternatives = await alternativesOf({ schema, base })
    const isOptional = alternatives.some(({ schema }) => schema['x-unread'])
    const [first] = alternatives.filter(({ schema }) => !schema['x-unread'])
    const meant = first && (await meantIn(first))
    return { ...(meant && { shape: await this.#of(meant.schema, meant.base) }), isOptional }
  }

  async #of(schema: Schema, base: URL): Promise<string> {
    if (schema.$ref) return this.#named(schema.$ref, base)
    // What is sent, and sent back, has plain types.
    const reading = schema['x-reading'] ?? (schema.type === 'string' ? 'text' : undefined)
    if (reading) return JSON.stringify(reading)
    // One, or a list of them: a list can be read of both.
    const list = schema.anyOf?.find(({ type }) => type === 'array') ?? schema
    if (isOf(list, 'array')) return `[${await this.#of(list.items ?? {}, base)}]`
    const [record] = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [schema]
    if (record?.$ref) return this.#named(record.$ref, base)
    if (!isOf(schema, 'object')) throw new Error(`No reading for ${JSON.stringify(schema)}.`)
    const members: string[] = []
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      // How a call went is read before its shape is.
      if (name === 'status' && (await followed({ schema: member, base })).schema.properties) continue
      members.push(
        `${JSON.stringify(schema.required?.includes(name) ? `${name}!` : name)}: ${await this.#of(member, base)}`,
      )
    }
    return `{ ${members.join(', ')} }`
  }

  async #named($ref: string, from: URL): Promise<string> {
    const { schema, base } = await followed({ schema: { $ref }, base: from })
    const name = $ref.split('/').at(-1) ?? ''
    if (this.records.has(name)) return name
    const shape = await this.#of(schema, base)
    if (!shape.startsWith('{')) return shape
    this.records.set(name, shape)
    return name
  }
}

const isOf = ({ type }: Schema, kind: string) => [type].flat().includes(kind)

const alternativesOf = async ({ schema, base }: Located): Promise<Located[]> =>
  Promise.all((schema.anyOf ?? [schema]).map((one) => followed({ schema: one, base }, 'keepName')))

/** What an envelope wraps: the only member beside `status` that is a list or a record. A message alone is not read. */
async function meantIn(located: Located): Promise<Located | undefined> {
  const { schema, base } = await followed(located)
  if (!schema.properties) return located
  const { status, ...others } = schema.properties
  const [[name, only] = [], ...more] = Object.entries(others)
  if (!only || name === undefined || more.length > 0) return located
  const inner = await followed({ schema: only, base })
  if (name === 'message') return undefined
  return isOf(inner.schema, 'array') || isOf(inner.schema, 'object')
    ? meantIn({ schema: only, base })
    : located
}

/** The schema that a reference names: they all lie at the top of their file. Names of records are kept where they matter. */
async function followed({ schema, base }: Located, keep?: 'keepName'): Promise<Located> {
  if (!schema.$ref) return { schema, base }
  const url = new URL(schema.$ref, base)
  const value = ((await readDocument(url)) as Record<string, Schema>)[url.hash.slice(2)]
  if (!value) throw new Error(`No schema at ${url.href}.`)
  return keep && !value['x-unread'] ? { schema, base } : { schema: value, base: url }
}
