/** Reads the API description as it lies in `openapi/`, for the generator and for the tests. */
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'

const folder = new URL('../../openapi/', import.meta.url)

/** The two root descriptions. */
export const services = {
  platform: new URL('platform.yaml', folder),
  notifications: new URL('notifications.yaml', folder),
}

export type Service = keyof typeof services

/** One operation of the description, with what a client has to know of it. */
export interface Operation {
  service: Service
  method: string
  path: string
  operationId: string
  tag: string
  /** What the client calls it, `explore.list`; two names where two shapes of body are documented. */
  calls: string[]
  /** What it does: a read may be asked again, anything else is never repeated unasked. */
  class: 'read' | 'action' | 'write'
  /** Carries the session token. */
  staff: boolean
  answersText: boolean
  /** The schema of a good answer, as it stands in the operation. */
  answerSchema: unknown
  /** The kind of body it takes, if any. */
  body: string | undefined
  /** Where the operation is written down: file and pointer. */
  address: string
  /** Bodies that a client may send, by name. */
  requests: Record<string, unknown>
  /** What a server may answer. */
  answers: Answer[]
  /** Every example that is the operation's own, bodies of requests first. */
  examples: Example[]
}

/** An example, as a file of `openapi/examples/` has it. */
export interface Example {
  name: string
  summary: string
  value: unknown
  /** Written for this operation, and not for many. */
  isOwn: boolean
}

export interface Answer extends Example {
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

/** Every operation of both services, in the order of the description. */
export async function operations(): Promise<Operation[]> {
  const found: Operation[] = []
  for (const service of Object.keys(services) as Service[]) {
    const { paths } = (await read(services[service])) as { paths: Record<string, Ref> }
    for (const [path, ref] of Object.entries(paths)) {
      const { url, value: item } = await resolve<Record<string, OperationObject>>(ref, services[service])
      for (const [method, operation] of Object.entries(item)) {
        const { operationId, tags, security, requestBody } = operation
        const { content: good } = operation.responses[200] as Content
        const requests = requestBody ? await examplesOf(requestBody, url) : []
        const answers = await answersOf(operation, url)
        found.push({
          service,
          method: method.toUpperCase(),
          path,
          operationId,
          tag: tags[0],
          calls: operation['x-sdk-calls'],
          class: operation['x-class'],
          staff: security.some((scheme) => 'bearer' in scheme),
          answersText: 'text/plain' in good,
          answerSchema: Object.values(good)[0]?.schema,
          body: Object.keys(requestBody?.content ?? {})[0],
          address: `${url.href}/${method}`,
          requests: Object.fromEntries(requests.map(({ name, value }) => [name, value])),
          answers,
          examples: [...requests, ...answers].filter(({ isOwn }) => isOwn),
        })
      }
    }
  }
  return found
}

async function answersOf({ responses }: OperationObject, base: URL): Promise<Answer[]> {
  const all: Answer[] = []
  for (const [status, response] of Object.entries(responses)) {
    const { url, value } =
      '$ref' in response ? await resolve<Content>(response, base) : { url: base, value: response }
    for (const example of await examplesOf(value, url)) all.push({ status: Number(status), ...example })
  }
  return all
}

async function examplesOf({ content }: Content, base: URL): Promise<Example[]> {
  const all: Example[] = []
  for (const { examples = {} } of Object.values(content))
    for (const [name, ref] of Object.entries(examples)) {
      const { url, value: example } = await resolve<{ summary: string; value: unknown }>(ref, base)
      all.push({ name, ...example, isOwn: !url.pathname.endsWith('/refusals.json') })
    }
  return all
}

/** Follows a reference from the file it stands in. */
async function resolve<Value>({ $ref }: Ref, base: URL): Promise<{ url: URL; value: Value }> {
  const url = new URL($ref, base)
  let value = await read(url)
  for (const key of url.hash.split('/').slice(1)) value = (value as Record<string, unknown>)[key]
  return { url, value: value as Value }
}

const files = new Map<string, Promise<unknown>>()

/** The content of a YAML or JSON file of the description. */
export function read(url: URL): Promise<unknown> {
  const { href } = new URL(url.pathname, url)
  const content = files.get(href) ?? readFile(new URL(href), 'utf8').then(parse)
  files.set(href, content)
  return content
}
