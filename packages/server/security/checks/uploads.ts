import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { crc32, deflateSync } from 'node:zlib'
import type { Check, CheckContext } from '../check.ts'
import { at } from '../target.ts'

/** A PNG of one pixel. */
const png = (() => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body) >>> 0, 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from([0, 15, 94, 90]))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]))
})()

const image = (bytes: BlobPart = png, name = 'a.png') => new File([bytes], name, { type: 'image/png' })
const page = (html: BlobPart = '<h2>One</h2>', name = 'a.html') =>
  new File([html], name, { type: 'text/html' })
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'

function formOf(fields: Record<string, string | File | File[]>) {
  const form = new FormData()
  for (const [name, values] of Object.entries({
    text: 'Security check',
    category: 'Uncategorized',
    ...fields,
  }))
    for (const value of [values].flat()) form.append(name, value)
  return form
}

const upload = async ({ target, session }: CheckContext, fields: Record<string, string | File | File[]>) =>
  target.ask('/api/newsletter/upload', { form: formOf(fields), bearer: (await session()).jwtToken })
const remove = async ({ target, session }: CheckContext, id: unknown) =>
  target.ask(`/api/newsletter/delete/${id}`, { method: 'POST', bearer: (await session()).jwtToken })

/** Uploads a blog, inspects it, and deletes it. */
async function withUpload(
  context: CheckContext,
  fields: Record<string, string | File | File[]>,
  look: (blog: unknown) => Promise<void>,
) {
  const { status, body, text } = await upload(context, fields)
  equal(status, 200, text)
  try {
    await look(body)
  } finally {
    equal((await remove(context, at(body, 'id'))).status, 200)
  }
}

const refusedUploads: [string, () => Record<string, string | File | File[]>, number[]][] = [
  ['an SVG', () => ({ backgroundImage: image(svg, 'a.svg') }), [422]],
  ['an SVG that is called a PNG', () => ({ backgroundImage: image(svg) }), [422]],
  ['a page that is called a PNG', () => ({ blogImage: image('<script>alert(1)</script>') }), [422]],
  ['a GIF that is a script', () => ({ blogImage: image('GIF89a=1;alert(1)//', 'a.gif') }), [422]],
  ['a PNG that is only its beginning', () => ({ blogImage: image(png.slice(0, 20)) }), [422]],
  ['an executable', () => ({ blogImage: image('MZ\x90\0', 'a.exe') }), [422]],
  ['a page that ends in .php', () => ({ htmlPage: page('<?php', 'a.php') }), [422]],
  ['a page that ends in .html.exe', () => ({ htmlPage: page('x', 'a.html.exe') }), [422]],
  ['a page with U+0000', () => ({ htmlPage: page('a\0b') }), [422]],
  ['a page that is no UTF-8', () => ({ htmlPage: page(new Uint8Array([0xff, 0xfe, 0x3c])) }), [422]],
  ['a page of more than 5 MB', () => ({ htmlPage: page('x'.repeat(5 * 1024 * 1024 + 1)) }), [413]],
  ['an image of more than 2 MB', () => ({ blogImage: image(new Uint8Array(2 * 1024 * 1024 + 1)) }), [413]],
  ['twenty-one images', () => ({ blogImage: Array.from({ length: 21 }, () => image()) }), [413, 422]],
  ['two hundred files', () => ({ file: Array.from({ length: 200 }, () => image()) }), [413, 422]],
  ['an unknown category', () => ({ category: 'Gossip' }), [422]],
  ['no title', () => ({ text: ' ' }), [422]],
  ['a title of a thousand letters', () => ({ text: 'x'.repeat(1000) }), [422]],
]

const form = 'multipart/form-data; boundary=x'
const part = (name: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\nv\r\n`

/** Forms that no client sends, by content type. */
export const hostileForms: [type: string, body: string][] = [
  ['multipart/form-data', ''],
  [form, ''],
  [form, '--x\r\nContent-Disp'],
  [form, `${part('text').repeat(2000)}--x--`],
  [form, `${part('a'.repeat(20_000))}--x--`],
  [form, `--x\r\n${'A: b\r\n'.repeat(5000)}\r\nv\r\n--x--`],
  [form, `${part('__proto__')}${part('text\0')}--x--`],
  [form, `${part('text')}${part('category')}${part('htmlPage', '; filename="a\0.html"')}--x--`],
  [form, `${part('blogImage', `; filename="${'../'.repeat(500)}a.png"`)}--x--`],
  ['multipart/mixed; boundary=x', `${part('text')}--x--`],
]

export const uploadChecks: Check[] = [
  ...refusedUploads.map(([description, fields, statuses]) => ({
    row: '11',
    name: `an upload of ${description} is refused`,
    run: async (context: CheckContext) => {
      const { status, body } = await upload(context, fields())
      ok(statuses.includes(status), `answered ${status}`)
      equal(at(body, 'status', 'statusCode'), status)
    },
  })),
  {
    row: '11',
    name: 'a malformed, endless or hostile form is refused without an internal error',
    run: async (context) => {
      const { jwtToken: bearer } = await context.session()
      const send = async (type: string, body: string) =>
        (
          await context.target.ask('/api/newsletter/upload', {
            bearer,
            headers: { 'content-type': type },
            body,
          })
        ).status
      for (const [type, body] of hostileForms) {
        const status = await send(type, body)
        ok([400, 413, 415, 422].includes(status), `answered ${status}`)
      }
    },
  },
  {
    row: '11',
    name: 'an uploaded file has a random name, is inert, and is deleted with its blog',
    run: (context) =>
      withUpload(
        context,
        { htmlPage: page('<script>alert(1)</script>', '../../evil.html'), backgroundImage: image() },
        async (blog) => {
          for (const [key, type] of [
            ['htmlPageLink', 'text/plain; charset=utf-8'],
            ['backgroundImage', 'image/png'],
          ] as const) {
            const { pathname } = new URL(String(at(blog, key)))
            match(pathname, /^\/files\/[\da-f-]{36}\.(html|png)$/)
            const { status, headers } = await context.target.ask(pathname)
            equal(status, 200)
            deepEqual(
              [
                headers['content-type'],
                headers['content-security-policy'],
                headers['x-content-type-options'],
              ],
              [type, "sandbox; default-src 'none'", 'nosniff'],
            )
            context.shared.set('file', pathname)
          }
        },
      ).then(async () => equal((await context.target.ask(context.shared.get('file')!)).status, 404)),
  },
  {
    row: '12',
    name: 'text with special meaning elsewhere is stored unchanged',
    run: async (context) => {
      for (const text of [
        "'; drop table blogs; --",
        '<script>alert(1)</script>',
        '{{constructor.constructor("alert(1)")()}}',
        '#{7*7} %{7*7}',
        '\u202egnp.exe 👩‍👩‍👧‍👦 ﬁ',
        '__proto__',
      ])
        await withUpload(context, { text }, async (blog) => {
          equal(at(blog, 'text'), text)
          const read = await context.target.ask(`/api/fetchNewsLetterAndBlogs/${at(blog, 'id')}`)
          equal(at(read.body, 'text'), text)
          match(String(read.headers['content-type']), /^application\/json/)
        })
    },
  },
  {
    row: '12',
    name: 'undescribed fields are refused by name (mass assignment)',
    run: async (context) => {
      const undescribed = {
        id: '1',
        likesCount: '1000000',
        liked: 'true',
        publishedDate: '1999-01-01',
        backgroundImage: 'https://evil.example/x.png',
        role: 'owner',
      }
      for (const [field, value] of Object.entries(undescribed)) {
        const { status, body, text } = await upload(context, { [field]: value })
        equal(status, 422, `${field}: ${text}`)
        ok(at(body, 'status', 'errors', field), `${field}: ${text}`)
      }
    },
  },
  {
    row: '10',
    name: 'a visitor likes once, however many requests, and no count is negative',
    run: (context) =>
      withUpload(context, {}, async (blog) => {
        const path = `/api/${at(blog, 'id')}/like`
        const first = await context.target.ask(path, { json: { liked: true } })
        equal(at(first.body, 'likesCount'), 1)
        const [set] = first.headers['set-cookie'] ?? []
        match(String(set), /HttpOnly; SameSite=Lax/)
        const headers = { cookie: String(set).split(';')[0]! }
        const sendLikes = (liked: boolean) =>
          Promise.all(
            Array.from({ length: 10 }, () => context.target.ask(path, { json: { liked }, headers })),
          )
        for (const { body } of await sendLikes(true)) equal(at(body, 'likesCount'), 1)
        await sendLikes(false)
        for (const { body } of await sendLikes(false)) equal(at(body, 'likesCount'), 0)
      }),
  },
  {
    row: '10',
    name: 'a like of an unknown blog is 404, and one without a boolean is refused',
    run: async ({ target }) => {
      for (const id of ['999999999', '0', '-1', '1.5', '1e3', '99999999999999999999', '%00', "1'--", 'NaN'])
        equal((await target.ask(`/api/${id}/like`, { method: 'POST' })).status, 404)
      for (const liked of ['yes', 1, null, [], {}])
        ok([404, 422].includes((await target.ask('/api/1/like', { json: { liked } })).status))
    },
  },
]
