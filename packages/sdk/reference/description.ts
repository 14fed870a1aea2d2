/** Bundles the description of a service for the reference page, with its named schemas as references. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { descriptionFolder } from '@tarang/openapi'
import { tool } from '../testing/gate/tool.ts'

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  additionalProperties?: Schema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  pattern?: string
  'x-reading'?: string
  'x-known-values'?: unknown[]
  'x-unread'?: true
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

interface Example {
  summary?: string
  value: unknown
}

export type Content = Record<
  string,
  { schema: Schema; examples?: Record<string, Example | { $ref: string }> }
>

export interface ResponseObject {
  description: string
  content?: Content
  $ref?: string
}

export interface Operation {
  operationId: string
  tags: [string]
  'x-sdk-calls': string[]
  summary: string
  description?: string
  security: Record<string, unknown>[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, ResponseObject>
}

/** The bundled description of one service. */
export interface Description {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

/** Reads the description of a service. */
export function describe(service: string): Description {
  const work = mkdtempSync(join(tmpdir(), 'description-'))
  try {
    const output = join(work, `${service}.json`)
    tool(
      'redocly',
      'bundle',
      service,
      '--config',
      join(descriptionFolder, 'redocly.yaml'),
      '--output',
      output,
    )
    return JSON.parse(readFileSync(output, 'utf8')) as Description
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Resolves a reference of a bundled description. */
export function resolve<Value>(description: Description, value: Value | { $ref: string }): Value {
  if (typeof value !== 'object' || value === null || !('$ref' in value) || typeof value.$ref !== 'string')
    return value as Value
  let target: unknown = description
  for (const key of value.$ref.split('/').slice(1)) target = (target as Record<string, unknown>)[key]
  return resolve(description, target as Value)
}

/** The name of a referenced schema. */
export const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1)
