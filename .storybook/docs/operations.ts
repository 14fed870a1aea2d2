import { parse } from 'yaml'

const roots = import.meta.glob<string>('../../openapi/{platform,notifications,extensions}.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = import.meta.glob<string>('../../openapi/{,extensions/}paths/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** One operation of the API description, by an SDK call that makes it. */
export interface Operation {
  readonly call: string
  /** The client that makes it: `createApi` or `createExtensions`. */
  readonly client: 'api' | 'extensions'
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly summary: string
}

interface Described {
  readonly operationId: string
  readonly summary: string
  readonly 'x-sdk-calls': readonly string[]
}

type PathItem = Readonly<Record<string, Described>>

/** `paths/auth.yaml#/requestLoginCode`: a path item of one file. */
function itemAt(reference: string): PathItem {
  const [file = '', name = ''] = reference.split('#/')
  const items = parse(files[`../../openapi/${file}`] ?? '') as Record<string, PathItem> | null
  return items?.[name] ?? {}
}

/** Every SDK call of a described operation. */
export const operations: readonly Operation[] = Object.entries(roots).flatMap(([file, text]) => {
  const client = file.endsWith('/extensions.yaml') ? 'extensions' : 'api'
  const { paths } = parse(text) as { paths: Record<string, { $ref: string }> }
  return Object.entries(paths).flatMap(([path, { $ref }]) =>
    Object.entries(itemAt($ref)).flatMap(([method, { operationId, summary, 'x-sdk-calls': calls = [] }]) =>
      calls.map((call) => ({ call, client, operationId, method: method.toUpperCase(), path, summary })),
    ),
  )
})
