/** Turns the schemas of answers into the small tables that the client checks them by (`Shape` in `src/check.ts`). */
import { read } from './description.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  anyOf?: Schema[]
  items?: Schema
  required?: string[]
  properties?: Record<string, Schema>
}

const letters: Readonly<Record<string, string>> = { string: 's', number: 'n', integer: 'i', boolean: 'b' }

/** Collects the records that shapes name, as they are met. */
export class Shapes {
  /** Name of a record → its shape, as source text; those that others name come first. */
  readonly records = new Map<string, string>()

  /** The shape of an answer: of the list in it, where that is what is asked for, since it may come bare, too. */
  async ofAnswer(schema: Schema, base: URL): Promise<string> {
    const { url, value } = schema.$ref ? await follow(schema.$ref, base) : { url: base, value: schema }
    const data = value.properties?.data
    return data?.type === 'array' ? this.of(data, url) : this.of(schema, base)
  }

  /** The shape of a schema, as source text. `base` is the file that it stands in. */
  async of(schema: Schema, base: URL): Promise<string> {
    if (schema.$ref) return this.#named(schema.$ref, base)
    if (schema.anyOf && !schema.type) return this.#either(schema.anyOf, base)
    const types = [schema.type ?? []].flat().filter((type) => type !== 'null')
    const kinds = types.map((type) => letters[type] ?? '').join('')
    if (kinds.length === types.length && kinds !== '') return JSON.stringify(kinds)
    if (types.length !== 1) throw new Error(`No shape for ${JSON.stringify(schema)}.`)
    if (types[0] === 'array') return `[${await this.of(schema.items ?? {}, base)}]`
    return this.#record(schema, base)
  }

  async #record({ properties = {}, required = [] }: Schema, base: URL): Promise<string> {
    const members: string[] = []
    for (const [name, member] of Object.entries(properties)) {
      const shape = await this.of(member, base)
      // A list that is missing is one without members.
      const isRequired = required.includes(name) && !shape.startsWith('[')
      members.push(`${JSON.stringify(isRequired ? `${name}!` : name)}: ${shape}`)
    }
    return `{ ${members.join(', ')} }`
  }

  async #either(schemas: readonly Schema[], base: URL): Promise<string> {
    const shapes: string[] = []
    // `null` is as good as missing, everywhere.
    for (const schema of schemas) if (schema.type !== 'null') shapes.push(await this.of(schema, base))
    if (shapes.length === 1 && shapes[0]) return shapes[0]
    return `{ '|': [${shapes.join(', ')}] }`
  }

  async #named($ref: string, base: URL): Promise<string> {
    const { url, value } = await follow($ref, base)
    const name = url.hash.slice(2)
    if (this.records.has(name)) return name
    const shape = await this.of(value, url)
    if (!shape.startsWith('{')) return shape
    this.records.set(name, shape)
    return name
  }
}

/** The schema that a reference names: they all lie at the top of their file. */
async function follow($ref: string, base: URL): Promise<{ url: URL; value: Schema }> {
  const url = new URL($ref, base)
  const value = ((await read(url)) as Record<string, Schema>)[url.hash.slice(2)]
  if (!value) throw new Error(`No schema at ${url.href}.`)
  return { url, value }
}
