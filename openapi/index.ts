/** Parses the API description in this folder. The SDK is generated from it, and tests compare servers with it. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

const folder = new URL('./', import.meta.url)

/** The folder of the description, for command-line tools. */
export const descriptionFolder = fileURLToPath(folder)

/** The root document of each service. */
export const services = {
  platform: new URL('platform.yaml', folder),
  notifications: new URL('notifications.yaml', folder),
  extensions: new URL('extensions.yaml', folder),
}

/** The services of the specification. Other upstreams have no extensions. */
export const specifiedServices: readonly Service[] = ['platform', 'notifications']

export type Service = keyof typeof services

/** One operation of the description. */
export interface Operation {
  service: Service
  method: string
  path: string
  operationId: string
  tag: string
  /** Names of the client's calls, such as `explore.list`; two where the body has two documented shapes. */
  calls: string[]
  /** A `read` is safe to retry; an `action` or a `write` is never retried automatically. */
  class: 'read' | 'action' | 'write'
  /** Whether it carries the session token. */
  isStaff: boolean
  returnsText: boolean
  /** The schema of a 200, as written in the operation. */
  responseSchema: unknown
  /** The media type of the request body. */
  bodyType: string | undefined
  /** The names of the fields of a form that are files. */
  fileFields: string[]
  /** File and JSON pointer of the operation. */
  href: string
  /** Examples of request bodies, by name. */
  requests: Record<string, unknown>
  /** Examples of responses. */
  responses: ResponseExample[]
  /** All examples of this operation alone, request bodies first. */
  examples: Example[]
}

/** An example from a file of `examples/`. */
export interface Example {
  name: string
  summary: string
  value: unknown
  /** False for an example that several operations share. */
  isOwn: boolean
}

export interface ResponseExample extends Example {
  status: number
}

interface Ref {
  $ref: string
}

interface Content {
  content: Record<string, { schema?: unknown; examples?: Record<string, Ref> }>
}

interface OperationObject {
  operationId: string
  'x-class': Operation['class']
  tags: [string]
  'x-sdk-calls': string[]
  security: Record<string, unknown>[]
  requestBody?: Content
  responses: Record<string, Content | Ref>
}

/** Reads every operation of some services, by default of those that the specification has, in the order of the description. */
export async function readOperations(of: readonly Service[] = specifiedServices): Promise<Operation[]> {
  const operations: Operation[] = []
  for (const service of of) {
    const { paths } = (await readDocument(services[service])) as { paths: Record<string, Ref> }
    for (const [path, ref] of Object.entries(paths)) {
      const { url, value: item } = await resolve<Record<string, OperationObject>>(ref, services[service])
      for (const [method, operation] of Object.entries(item)) {
        const { operationId, tags, security, requestBody } = operation
        const { content: success } = operation.responses[200] as Content
        const requests = requestBody ? await readExamples(requestBody, url) : []
        const responses = await readResponses(operation, url)
        operations.push({
          service,
          method: method.toUpperCase(),
          path,
          operationId,
          tag: tags[0],
          calls: operation['x-sdk-calls'],
          class: operation['x-class'],
          isStaff: security.some((scheme) => 'bearer' in scheme),
          returnsText: Object.keys(success).some((type) => type.startsWith('text/')),
          responseSchema: Object.values(success)[0]?.schema,
          bodyType: Object.keys(requestBody?.content ?? {})[0],
          fileFields: await readFileFields(requestBody, url),
          href: `${url.href}/${method}`,
          requests: Object.fromEntries(requests.map(({ name, value }) => [name, value])),
          responses,
          examples: [...requests, ...responses].filter(({ isOwn }) => isOwn),
        })
      }
    }
  }
  return operations
}

interface FormSchema {
  $ref?: string
  anyOf?: Ref[]
  properties?: Record<string, { format?: string; items?: { format?: string } }>
}

async function readFileFields(body: Content | undefined, base: URL): Promise<string[]> {
  const fields = new Set<string>()
  const { schema } = (body?.content['multipart/form-data'] ?? {}) as { schema?: FormSchema }
  for (const ref of schema?.anyOf ?? (schema?.$ref ? [schema as Ref] : [])) {
    const { value } = await resolve<FormSchema>(ref, base)
    for (const [name, { format, items }] of Object.entries(value.properties ?? {}))
      if (format === 'binary' || items?.format === 'binary') fields.add(name)
  }
  return [...fields]
}

async function readResponses({ responses }: OperationObject, base: URL): Promise<ResponseExample[]> {
  const all: ResponseExample[] = []
  for (const [status, response] of Object.entries(responses)) {
    const { url, value } =
      '$ref' in response ? await resolve<Content>(response, base) : { url: base, value: response }
    for (const example of await readExamples(value, url)) all.push({ status: Number(status), ...example })
  }
  return all
}

async function readExamples({ content = {} }: Partial<Content>, base: URL): Promise<Example[]> {
  const all: Example[] = []
  for (const { examples = {} } of Object.values(content))
    for (const [name, ref] of Object.entries(examples)) {
      const { url, value: example } = await resolve<{ summary: string; value: unknown }>(ref, base)
      all.push({ name, ...example, isOwn: !url.pathname.endsWith('/refusals.json') })
    }
  return all
}

/** Resolves a reference against the file that contains it. */
async function resolve<Value>({ $ref }: Ref, base: URL): Promise<{ url: URL; value: Value }> {
  const url = new URL($ref, base)
  let value = await readDocument(url)
  for (const key of url.hash.split('/').slice(1)) value = (value as Record<string, unknown>)[key]
  return { url, value: value as Value }
}

const documents = new Map<string, Promise<unknown>>()

/** Parses a YAML or JSON file of the description, once. The fragment of the URL is ignored. */
export function readDocument(url: URL): Promise<unknown> {
  const { href } = new URL(url.pathname, url)
  const document = documents.get(href) ?? readFile(new URL(href), 'utf8').then(parse)
  documents.set(href, document)
  return document
}
