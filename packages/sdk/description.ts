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
  /** Carries the session token. */
  staff: boolean
  answersText: boolean
  /** The kind of body it takes, if any. */
  body: string | undefined
  bodyRequired: boolean
}

interface Ref {
  $ref: string
}

interface Root {
  paths: Record<string, Ref>
}

interface OperationObject {
  operationId: string
  tags: [string]
  security: Record<string, unknown>[]
  requestBody?: { required?: boolean; content: Record<string, unknown> }
  responses: { 200: { content: Record<string, unknown> } }
}

/** Every operation of both services, in the order of the description. */
export async function operations(): Promise<Operation[]> {
  const found: Operation[] = []
  for (const service of Object.keys(services) as Service[]) {
    const root = (await read(services[service])) as Root
    for (const [path, { $ref }] of Object.entries(root.paths)) {
      const [file = '', name = ''] = $ref.split('#/')
      const item = ((await read(new URL(file, folder))) as Record<string, Record<string, OperationObject>>)[
        name
      ]
      for (const [method, operation] of Object.entries(item ?? {})) {
        found.push({
          service,
          method: method.toUpperCase(),
          path,
          operationId: operation.operationId,
          tag: operation.tags[0],
          staff: operation.security.some((scheme) => 'bearer' in scheme),
          answersText: 'text/plain' in operation.responses[200].content,
          body: Object.keys(operation.requestBody?.content ?? {})[0],
          bodyRequired: operation.requestBody?.required === true,
        })
      }
    }
  }
  return found
}

const read = async (url: URL): Promise<unknown> => parse(await readFile(url, 'utf8'))
