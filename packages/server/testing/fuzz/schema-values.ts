import { readDocument } from '@tarang/openapi'
import fc from 'fast-check'
import { hostileText } from './hostile.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

/** Resolves a pointer, `file.yaml#/a/b`, relative to the file that contains it. */
export async function resolvePointer<Value>(pointer: string, base: URL): Promise<{ value: Value; url: URL }> {
  const url = new URL(pointer, base)
  let value = await readDocument(url)
  for (const key of url.hash.split('/').slice(1)) {
    value = (value as Record<string, unknown>)[decodeURIComponent(key).replaceAll('~1', '/')]
  }
  return { value: value as Value, url }
}

/** Valid values of a schema, with a preference for edge cases. */
export async function valuesOf(schema: Schema, base: URL): Promise<fc.Arbitrary<unknown>> {
  if (schema.$ref) {
    const { value, url } = await resolvePointer<Schema>(schema.$ref, base)
    return valuesOf(value, url)
  }
  if (schema.anyOf) return fc.oneof(...(await Promise.all(schema.anyOf.map((each) => valuesOf(each, base)))))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(...(await Promise.all(types.map((type) => valuesOfType(type, schema, base)))))
}

async function valuesOfType(type: string, schema: Schema, base: URL): Promise<fc.Arbitrary<unknown>> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -10, -1e9),
        max: Math.min(schema.maximum ?? 1e9, 1e9),
      })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'array':
      return fc.array(await valuesOf(schema.items ?? {}, base), {
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      })
    case 'string':
      return textsOf(schema)
    default: {
      const known = await Promise.all(
        Object.entries(schema.properties ?? {}).map(
          async ([name, each]) => [name, await valuesOf(each, base)] as const,
        ),
      )
      return fc.record(Object.fromEntries(known), { requiredKeys: schema.required ?? [] })
    }
  }
}

function textsOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'date') {
    const days = { min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }
    return fc.date(days).map((day) => day.toISOString().slice(0, 10))
  }
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((day) => day.toISOString())
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri') return fc.webUrl()
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const length = { minLength, maxLength: Math.min(maxLength, 80) }
  return fc.oneof({ weight: 4, arbitrary: fc.string(length) }, { weight: 1, arbitrary: hostileText })
}
