import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, createCaller, formOf } from '../../testing/route-calls.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { files, fileVariants } from '../db/schema/index.ts'
import { readPicture } from './read-picture.ts'

let server: TestServer
let staff: Call
beforeAll(async () => {
  server = await createTestServer()
  staff = createCaller(server, await server.staffToken())
})
afterAll(() => server.close())

/** An image with gradients and grain, like a photograph. */
async function photograph(width: number, height: number) {
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer()
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g"><stop stop-color="#264"/><stop offset="1" stop-color="#fc8"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/><circle cx="40%" cy="50%" r="25%" fill="#f42"/></svg>`
  return sharp(Buffer.from(shapes)).composite([{ input: grain, blend: 'soft-light' }])
}
const jpeg = async (width = 1600, height = 900) =>
  new Uint8Array(await (await photograph(width, height)).jpeg({ quality: 92 }).toBuffer())

const upload = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  staff<{ id: number; backgroundImage: string; status?: { errors: Record<string, string> } }>(
    '/api/newsletter/upload',
    { form: formOf({ text: 'Pictured', category: 'Strategies', backgroundImage: new File([bytes], name) }) },
  )
const uploadedPath = async (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  new URL((await upload(name, bytes)).body.backgroundImage).pathname
async function picture(path: string, accept = 'image/avif,image/webp,*/*') {
  const response = await server.fetch(new Request(`http://localhost${path}`, { headers: { accept } }))
  const bytes = new Uint8Array(await response.arrayBuffer())
  return {
    status: response.status,
    headers: response.headers,
    type: response.headers.get('content-type'),
    bytes,
  }
}

describe('an uploaded image', () => {
  test('is stored upright and without metadata', async () => {
    const withMetadata = await (await photograph(400, 200))
      .jpeg()
      .withExif({
        IFD0: { Make: 'Secret Camera', Orientation: '6' },
        IFD3: { GPSLatitude: '19/1 4/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(withMetadata).metadata()).orientation).toBe(6)
    const { bytes, type } = await picture(await uploadedPath('photo.jpg', new Uint8Array(withMetadata)))
    const metadata = await sharp(bytes).metadata()
    expect(type).toBe('image/jpeg')
    expect([metadata.width, metadata.height]).toEqual([200, 400])
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
    expect(Buffer.from(bytes).includes('Secret Camera')).toBe(false)
  })

  test('is refused when it is incomplete or has too many pixels', async () => {
    const whole = await jpeg(800, 450)
    const bomb = await sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#123' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(2 * 1024 * 1024)
    for (const [name, bytes] of [
      ['half.jpg', whole.slice(0, whole.length / 2)],
      ['bomb.png', new Uint8Array(bomb)],
    ] as const) {
      const { status, body } = await upload(name, bytes)
      expect(status, name).toBe(422)
      expect(body.status?.errors).toEqual({
        backgroundImage: 'The image is damaged, or has more than 25 million pixels.',
      })
    }
  })

  test.each(['png', 'jpg', 'webp', 'avif', 'gif'] as const)('of type %s keeps its type', async (kind) => {
    const bytes = new Uint8Array(
      await (await photograph(60, 40)).toFormat(kind === 'jpg' ? 'jpeg' : kind).toBuffer(),
    )
    const read = await readPicture(bytes, kind)
    expect(read).toMatchObject({ width: 60, height: 40 })
    const { format } = await sharp(read!.bytes).metadata()
    expect(format).toBe({ png: 'png', jpg: 'jpeg', webp: 'webp', avif: 'heif', gif: 'gif' }[kind])
  })

  test('stays animated, and has the height of one frame', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 30, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = new Uint8Array(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    )
    const read = await readPicture(moving, 'gif')
    expect(read).toMatchObject({ width: 30, height: 20 })
    expect((await sharp(read!.bytes, { animated: true }).metadata()).pages).toBe(3)
    const path = await uploadedPath('moving.gif', moving)
    expect((await picture(`${path}?width=480`)).type).toBe('image/gif')
  })
})

describe('a picture in another width', () => {
  let path: string
  let original: number
  beforeAll(async () => {
    path = await uploadedPath('photo.jpg', await jpeg())
    original = (await picture(path)).bytes.length
  })

  test.each([
    [480, 'image/avif,image/webp,*/*', 'avif'],
    [960, 'image/webp,image/png', 'webp'],
    [1440, 'image/avif;q=0, image/webp', 'webp'],
  ])('of %i for a browser that accepts %s is %s', async (width, accept, format) => {
    const { bytes, type, headers } = await picture(`${path}?width=${width}`, accept)
    expect(type).toBe(`image/${format}`)
    expect(headers.get('vary')).toContain('Accept')
    expect(headers.get('cache-control')).toContain('immutable')
    const metadata = await sharp(bytes).metadata()
    expect([metadata.width, metadata.height]).toEqual([width, (width * 9) / 16])
    expect(bytes.length).toBeLessThan(original)
  })

  test('has its original format for a browser that accepts neither, and the format that the address names', async () => {
    expect((await picture(`${path}?width=480`, 'image/png,*/*')).type).toBe('image/jpeg')
    expect((await picture(`${path}?width=480&format=webp`, 'image/avif')).type).toBe('image/webp')
  })

  test('is made once for concurrent requests, and deleted with its file', async () => {
    const { body } = await upload('once.jpg', await jpeg(700, 400))
    const { pathname } = new URL(body.backgroundImage)
    const name = pathname.slice('/files/'.length)
    const variants = () => server.database.select().from(fileVariants).where(eq(fileVariants.file, name))
    const all = await Promise.all(Array.from({ length: 6 }, () => picture(`${pathname}?width=480`)))
    expect(new Set(all.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(1)
    expect(await variants()).toHaveLength(1)

    // The stored variant is served, whichever process made it.
    const made = new TextEncoder().encode('made by another process')
    await server.database.update(fileVariants).set({ bytes: made }).where(eq(fileVariants.file, name))
    expect((await picture(`${pathname}?width=480`)).bytes).toEqual(made)

    await staff(`/api/newsletter/delete/${body.id}`, { method: 'POST' })
    expect(await variants()).toEqual([])
    expect((await picture(`${pathname}?width=480`)).status).toBe(404)
  })

  test('is never larger than the original', async () => {
    const small = await uploadedPath('small.jpg', await jpeg(300, 200))
    expect((await sharp((await picture(`${small}?width=1440`)).bytes).metadata()).width).toBe(300)
  })

  test('is refused in other widths and formats, so that clients cannot fill the database', async () => {
    for (const query of ['width=481', 'width=', 'width=1e9', 'width=480&format=bmp', 'format=avif']) {
      expect((await picture(`${path}?${query}`)).status, query).toBe(400)
    }
  })

  test('of a stored file that is no picture is the file itself', async () => {
    const name = 'broken-long-ago.jpg'
    const bytes = new TextEncoder().encode('not a picture')
    await server.database.insert(files).values({ name, type: 'image/jpeg', bytes, createdOn: new Date() })
    const answer = await picture(`/files/${name}?width=480`)
    expect([answer.status, answer.type]).toEqual([200, 'image/jpeg'])
  })
})

test('drawings and pages are compressed', async () => {
  for (const path of ['/files/blog-01.svg', '/files/blog-01.svg?width=480', '/files/blog-01.html']) {
    const ask = (encoding: string) =>
      server.fetch(new Request(`http://localhost${path}`, { headers: { 'accept-encoding': encoding } }))
    const plain = new Uint8Array(await (await ask('identity')).arrayBuffer())
    const compressed = await ask('br, gzip')
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(new Uint8Array(await compressed.arrayBuffer()).length).toBeLessThan(plain.length / 2)
  }
})
