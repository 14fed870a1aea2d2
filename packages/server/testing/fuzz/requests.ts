import type { Operation } from '@tarang/openapi'
import fc from 'fast-check'
import { image } from '../contract/bodies.ts'
import { bases } from '../validators.ts'
import { hostileText, hostileValue, unexpectedMembers } from './hostile.ts'
import { resolvePointer, valuesOf } from './schema-values.ts'

/** One request in a form that can be printed and repeated. */
export interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | null
}

/** Valid tokens, and existing ids and codes. */
export interface KnownValues {
  bearer: string
  invite: string
  params: string[]
}

interface Described {
  requestBody?: { content: Record<string, { schema: object }> }
}

/** Requests of an operation, from almost valid ones to noise. */
export async function requestsOf(
  operation: Operation,
  known: KnownValues,
): Promise<fc.Arbitrary<FuzzRequest>> {
  const { method, service, operationId } = operation
  const path = pathsOf(`${bases[service]}${operation.path}`, known)
  const bearer = operationId === 'registerAdmin' ? known.invite : known.bearer
  const authorization = fc.oneof(
    { weight: 8, arbitrary: fc.constant(`Bearer ${bearer}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', 'Bearer', 'Basic YTpi', `bearer  ${bearer}`, `Bearer ${bearer}x`),
    },
    { weight: 1, arbitrary: headerText.map((text) => `Bearer ${text}`) },
  )
  return fc
    .record({
      path,
      authorization,
      more: moreHeaders,
      sent: await bodiesOf(operation),
      method: fc.oneof(
        { weight: 15, arbitrary: fc.constant(method) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS') },
      ),
    })
    .map(({ sent, ...rest }) => ({
      method: rest.method,
      path: rest.path,
      headers: { authorization: rest.authorization, ...sent.headers, ...rest.more },
      body: ['GET', 'HEAD'].includes(rest.method) ? null : sent.body,
    }))
}

const headerText = fc.string({ unit: fc.constantFrom(...'ab9./-_=+~ ;,"\\\'<%é\xff'), maxLength: 80 })

const moreHeaders = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 2,
    arbitrary: fc.oneof(
      headerText.map((cookie) => ({ cookie: `visitor=${cookie}` })),
      headerText.map((text) => ({ 'x-forwarded-for': text })),
      headerText.map((text) => ({ accept: text, 'accept-encoding': text, 'if-none-match': text })),
      fc.constantFrom('null', 'https://evil.example', 'http://localhost', 'x').map((origin) => ({ origin })),
      fc.constant({ 'content-length': '999999999' }),
    ),
  },
)

function pathsOf(template: string, { params }: KnownValues): fc.Arbitrary<string> {
  const names = template.match(/\{\w+\}/g) ?? []
  const param = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...params) },
    { weight: 3, arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed())) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%', '%zz', '%e0%a4%a', '%c0%ae', '%2e%2e%2f', '%ed%a0%80', '.', ':id'),
    },
  )
  const query = fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('splitStatus', 'page', 'sort', '__proto__', 'splitStatus[]'), hostileText)
        .map(([name, text]) => `?${name}=${encodeURIComponent(text.toWellFormed())}`),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('?splitStatus=1', '?splitStatus=0&splitStatus=1', '?%', '?=&&='),
    },
  )
  return fc
    .tuple(fc.array(param, { minLength: names.length, maxLength: names.length }), query)
    .map(([filled, tail]) => {
      let index = 0
      return template.replace(/\{\w+\}/g, () => filled[index++] ?? '') + tail
    })
}

interface Body {
  headers: Record<string, string>
  body: FuzzRequest['body']
}

async function bodiesOf({ href, bodyType }: Operation): Promise<fc.Arbitrary<Body>> {
  const noise = fc.oneof(
    fc.constant<Body>({ headers: {}, body: null }),
    fc
      .tuple(
        contentType,
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc.constantFrom('{', '[', '"', '\ufeff{}', 'null'),
        ),
      )
      .map(([type, text]) => ({ headers: { 'content-type': type }, body: text })),
    fc
      .tuple(contentType, fc.uint8Array({ maxLength: 300 }))
      .map(([type, bytes]) => ({ headers: { 'content-type': type }, body: new Uint8Array(bytes) })),
    hostileValue.map((value) => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(value) ?? null,
    })),
  )
  if (bodyType === undefined) return noise
  const { value, url } = await resolvePointer<Described>(href, new URL(href))
  const fitting = (await valuesOf(value.requestBody?.content[bodyType]?.schema ?? {}, url)) as fc.Arbitrary<
    Record<string, unknown>
  >
  const changed = fc
    .tuple(
      fitting,
      fc.constantFrom('replace', 'remove', 'add', 'keep', 'keep'),
      fc.nat(),
      hostileValue,
      unexpectedMembers,
    )
    .map(([good, change, which, hostile, more]) => {
      const keys = Object.keys(good)
      const key = keys[which % Math.max(1, keys.length)] ?? 'text'
      if (change === 'replace') return { ...good, [key]: hostile }
      if (change === 'add') return { ...good, ...more }
      if (change === 'remove')
        return Object.fromEntries(Object.entries(good).filter(([name]) => name !== key))
      return good
    })
  const written =
    bodyType === 'application/json'
      ? changed.map(asJson)
      : fc.tuple(changed, fc.array(strayPart, { maxLength: 3 })).map(asForm)
  return fc.oneof({ weight: 5, arbitrary: written }, { weight: 1, arbitrary: noise })
}

const contentType = fc.oneof(
  fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary="',
    'application/x-www-form-urlencoded',
    'application/xml',
  ),
  headerText.filter((text) => text.trim() === text),
)

const asJson = (value: unknown): Body => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

interface Part {
  name: string
  filename?: string
  bytes: Uint8Array<ArrayBuffer>
}

const strayPart: fc.Arbitrary<Part> = fc
  .record({
    name: fc.oneof(
      fc.constantFrom('htmlPage', 'backgroundImage', 'blogImage', 'blogImages', 'text', 'id'),
      hostileText,
    ),
    filename: fc.oneof(
      fc.constantFrom('a.html', 'a.png', 'a.svg', 'a.html\0.png', '../a.html', ''),
      hostileText,
    ),
    content: fc.constantFrom('page', 'png', 'broken', 'svg', 'noise', 'empty'),
    noise: fc.uint8Array({ maxLength: 200 }),
  })
  .map(({ name, filename, content, noise }) => ({ name, filename, bytes: fileOf(content, noise) }))

const png = new Uint8Array(await image().arrayBuffer())

function fileOf(content: string, noise: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = (words: string) => new TextEncoder().encode(words)
  const beginnings: Record<string, Uint8Array> = {
    page: text('<h2>One</h2><script>1</script>'),
    png,
    broken: png.slice(0, png.length - 9),
    svg: text('<svg xmlns="http://www.w3.org/2000/svg" onload="1"/>'),
    empty: new Uint8Array(),
  }
  return new Uint8Array(beginnings[content] ?? [...png.slice(0, 16), ...noise])
}

/** A form built by hand, with names and parts that `FormData` would repair. */
function asForm([fields, strays]: [Record<string, unknown>, Part[]]): Body {
  const encoder = new TextEncoder()
  const boundary = 'boundary-of-the-fuzzer'
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((each) => partOf(name, each)),
  )
  const chunks: Uint8Array[] = []
  for (const { name, filename, bytes } of [...parts, ...strays]) {
    const file = filename === undefined ? '' : `; filename="${filename}"`
    chunks.push(
      encoder.encode(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
    )
    chunks.push(bytes, encoder.encode('\r\n'))
  }
  chunks.push(encoder.encode(`--${boundary}--\r\n`))
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: new Uint8Array(Buffer.concat(chunks)),
  }
}

function partOf(name: string, value: unknown): Part {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  if (name === 'htmlPage') return { name, filename: 'page.html', bytes: new TextEncoder().encode(text) }
  if (/image/i.test(name)) return { name, filename: 'a.png', bytes: png }
  return { name, bytes: new TextEncoder().encode(text) }
}
