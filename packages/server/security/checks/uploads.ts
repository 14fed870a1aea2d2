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
                headers['cross-origin-resource-policy'],
              ],
              [type, "sandbox; default-src 'none'", 'nosniff', 'cross-origin'],
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
]
