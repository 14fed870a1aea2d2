import { equal, match, ok } from 'node:assert/strict'
import { gzipSync } from 'node:zlib'
import { type Check, type CheckContext, NotChecked, type Session } from '../check.ts'
import { callAsOwner, latestAction, withMember } from '../staff.ts'
import { at } from '../target.ts'
import { hostileForms } from './uploads.ts'

const path = '/api/extensions/imports/strategies'
const header = 'strategyCode,factor,xirr,netReturn,pnl,status'
const row = 'SECURITY-CHECK,momentum,1,2,3,1'
const file = (content: BlobPart, name = 'a.csv') => new File([content], name)

async function upload(context: CheckContext, imported: File, to = path) {
  const form = new FormData()
  form.append('file', imported)
  return context.target.ask(to, { form, bearer: (await context.session()).jwtToken })
}

/** What an import could change. */
const state = async (context: CheckContext) =>
  `${await latestAction(context)} ${(await callAsOwner(context, 'GET', '/strategies')).text}`

/** Runs an attack that must change nothing, after which the next import is possible. */
async function withoutChange(context: CheckContext, attack: () => Promise<void>) {
  const before = await state(context)
  await attack()
  equal(await state(context), before)
  const next = await upload(context, file(`${header}\n${row}\n`), `${path}?dryRun=true`)
  equal(at(next.body, 'outcome'), 'checked', next.text)
}

const refusedNames = ['..', '.csv', 'a.csv.exe', 'a.xls', 'a\0.csv', `${'क'.repeat(150)}.csv`, ' ']

/** The beginning of an upload of this length. */
const beginningOf = (
  { target }: CheckContext,
  { jwtToken }: Session,
  length: number | 'chunked',
  to = path,
) =>
  [
    `POST ${to} HTTP/1.1`,
    `Host: ${target.url.host}`,
    `Authorization: Bearer ${jwtToken}`,
    'Content-Type: multipart/form-data; boundary=x',
    length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    '\r\n',
  ].join('\r\n')

/** Begins an upload, and resolves when the server waits for its file: it has answered a call that came later. */
async function beginUpload(context: CheckContext, session: Session, to: string) {
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
  const form = `${part}${header}\n${row}\n\r\n--x--\r\n`
  const arrival = Promise.withResolvers<string>()
  const answer = context.target.raw(beginningOf(context, session, form.length, to), arrival.promise)
  equal((await context.target.ask(to, { json: {}, bearer: 'of nobody' })).status, 401)
  return { answer, finish: () => arrival.resolve(form) }
}

const sizeLimit = async (context: CheckContext) =>
  Number(at((await callAsOwner(context, 'GET', '/imports')).body, 'sizeLimit'))

export const importChecks: Check[] = [
  {
    row: '11',
    name: 'an import of a wrong media type, a hostile form or a hostile file name is refused',
    run: (context) =>
      withoutChange(context, async () => {
        const { jwtToken: bearer } = await context.session()
        const send = (headers: Record<string, string>, body: string | Uint8Array) =>
          context.target.ask(path, { bearer, headers, body })
        for (const type of ['text/csv', 'application/json', 'application/zip', 'multipart/form-data'])
          ok([400, 415].includes((await send({ 'content-type': type }, `${header}\n`)).status), type)
        const statuses = [400, 413, 415, 422]
        for (const [type, body] of hostileForms)
          ok(statuses.includes((await send({ 'content-type': type }, body)).status), body.slice(0, 60))
        const compressed = {
          'content-type': 'multipart/form-data; boundary=x',
          'content-encoding': 'gzip',
        }
        equal((await send(compressed, gzipSync('--x\r\n'))).status, 400)
        for (const name of refusedNames)
          equal((await upload(context, file(`${header}\n${row}\n`, name))).status, 422, name)
      }),
  },
  {
    row: '11',
    name: 'an import that is too large is refused, by its length and while it arrives',
    run: (context) =>
      withoutChange(context, async () => {
        const session = await context.session()
        const limit = await sizeLimit(context)
        const announced = await context.target.raw(beginningOf(context, session, limit + 1))
        match(announced, /^HTTP\/1\.1 413 /)
        if (limit > 20_000_000) throw new NotChecked('needs a small IMPORT_SIZE_LIMIT')
        const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
        const chunk = part + 'x'.repeat(limit)
        const endless = `${beginningOf(context, session, 'chunked')}${chunk.length.toString(16)}\r\n${chunk}\r\n`
        match(await context.target.raw(endless), /^HTTP\/1\.1 413 /)
      }),
  },
  {
    row: '11',
    name: 'an import of a viewer is refused before its body arrives',
    run: (context) =>
      withMember(context, 'viewer', (viewer) =>
        withoutChange(context, async () => {
          match(await context.target.raw(beginningOf(context, viewer, 1000)), /^HTTP\/1\.1 403 /)
        }),
      ),
  },
  {
    row: '24',
    name: 'an import of an editor whose role is withdrawn while the file arrives changes nothing',
    run: (context) =>
      withMember(context, 'editor', async (editor) => {
        const { answer, finish } = await beginUpload(context, editor, path)
        const demotion = await callAsOwner(context, 'PUT', `/staff/${editor.id}`, { role: 'viewer' })
        equal(demotion.status, 200, demotion.text)
        const before = await state(context)
        finish()
        match(await answer, /^HTTP\/1\.1 403 /)
        equal(await state(context), before)
      }),
  },
  {
    row: '11',
    name: 'another import goes on while an upload stalls',
    run: (context) =>
      withoutChange(context, async () => {
        const to = `${path}?dryRun=true`
        const { answer, finish } = await beginUpload(context, await context.session(), to)
        const other = await upload(context, file(`${header}\n${row}\n`), to)
        equal(at(other.body, 'outcome'), 'checked', other.text)
        finish()
        match(await answer, /^HTTP\/1\.1 200 .*"checked"/s)
      }),
  },
]
