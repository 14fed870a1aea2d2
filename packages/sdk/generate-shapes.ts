/** Turns the schemas of responses into `Shape`s (`src/read-shape.ts`). */
import { readDocument } from '@tarang/openapi'

interface Schema {
  $ref?: string
  type?: string | string[]
  anyOf?: Schema[]
  items?: Schema
  required?: string[]
  properties?: Record<string, Schema>
  'x-reader'?: string
  'x-unread'?: true
}

const readerNames: Readonly<Record<string, string>> = { 'text-status': 'textStatus' }

/** A schema, and the file that contains it. */
interface Located {
  readonly schema: Schema
  readonly base: URL
}

/** Generates shapes and collects the records that they name. */
export class Shapes {
  /** Name of a record → its shape, as source text, in the order of their declarations. */
  readonly records = new Map<string, string>()
  /** The names of the value readers (`src/value-readers.ts`) in the shapes. */
  readonly readers = new Set<string>()

  /** The shape of the list or record in a response, without its wrapper; none for a text or a message. */
  async ofResponse(schema: Schema, base: URL): Promise<{ shape?: string; isOptional: boolean }> {
    const alternatives = await alternativesOf({ schema, base })
    const isOptional = alternatives.some(({ schema }) => schema['x-unread'])
    const [first] = alternatives.filter(({ schema }) => !schema['x-unread'])
    const value = first && (await unwrap(first))
    return { ...(value && { shape: await this.#of(value.schema, value.base) }), isOptional }
  }

  async #of(schema: Schema, base: URL): Promise<string> {
    if (schema.$ref) return this.#named(schema.$ref, base)
    // A schema that is shared with requests has plain types.
    const kind = schema['x-reader'] ?? (schema.type === 'string' ? 'text' : undefined)
    if (kind) {
      const reader = readerNames[kind] ?? kind
      this.readers.add(reader)
      return reader
    }
    // One, or a list of them, is read as a list.
    const either = schema.anyOf?.find(({ type }) => type === 'array')
    const list = either ?? schema
    if (isOf(list, 'array')) return `[${await this.#of(list.items ?? {}, base)}${either ? ", 'or one'" : ''}]`
    const [record] = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [schema]
    if (record?.$ref) return this.#named(record.$ref, base)
    if (!isOf(schema, 'object')) throw new Error(`No reader for ${JSON.stringify(schema)}.`)
    const members: string[] = []
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      // The envelope is read before the shape.
      if (name === 'status' && (await resolve({ schema: member, base })).schema.properties) continue
      members.push(
        `${JSON.stringify(schema.required?.includes(name) ? `${name}!` : name)}: ${await this.#of(member, base)}`,
      )
    }
    return `{ ${members.join(', ')} }`
  }

  async #named($ref: string, from: URL): Promise<string> {
    const { schema, base } = await resolve({ schema: { $ref }, base: from })
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
  Promise.all((schema.anyOf ?? [schema]).map((one) => resolve({ schema: one, base }, 'keepName')))

/** Unwraps the only list or record beside `status`. A message alone is not read. */
async function unwrap(located: Located): Promise<Located | undefined> {
  const { schema, base } = await resolve(located)
  if (!schema.properties) return located
  const { status, ...others } = schema.properties
  const [[name, only] = [], ...more] = Object.entries(others)
  if (!only || name === undefined || more.length > 0) return located
  const inner = await resolve({ schema: only, base })
  if (name === 'message') return undefined
  return isOf(inner.schema, 'array') || isOf(inner.schema, 'object')
    ? unwrap({ schema: only, base })
    : located
}

/** Resolves a reference; all schemas are at the top of their file. With `keepName`, references to records stay. */
async function resolve({ schema, base }: Located, keep?: 'keepName'): Promise<Located> {
  if (!schema.$ref) return { schema, base }
  const url = new URL(schema.$ref, base)
  const value = ((await readDocument(url)) as Record<string, Schema>)[url.hash.slice(2)]
  if (!value) throw new Error(`No schema at ${url.href}.`)
  return keep && !value['x-unread'] ? { schema, base } : { schema: value, base: url }
}
