import { expect, test, vi } from 'vitest'
import { chartImage } from './chart-image.ts'

// happy-dom has no canvas.
test('the key of a saved chart is within the image, two entries to a line', async () => {
  const texts: Record<string, readonly [left: number, top: number]> = {}
  const ignore = () => {}
  const fillText = (text: string, left: number, top: number) => {
    texts[text] = [left, top]
  }
  const context = { fillRect: ignore, scale: ignore, drawImage: ignore, fillText }
  const { prototype } = HTMLCanvasElement
  vi.spyOn(prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(prototype, 'toBlob').mockImplementation((done) => done(new Blob()))
  vi.spyOn(prototype, 'clientWidth', 'get').mockReturnValue(600)
  const host = document.createElement('div')
  host.append(Object.assign(document.createElement('canvas'), { width: 600, height: 200 }))

  const of = 'gain'
  await chartImage(host, {
    title: 'Returns',
    note: '',
    entries: ['a', 'b', 'c'].map((label) => ({ of, label })),
  })
  const [[left, first], [right, same], [below, second]] = [texts.a!, texts.b!, texts.c!]
  expect([right, same, below]).toEqual([left + 300, first, left])
  expect(left).toBeGreaterThan(0)
  expect(second).toBeGreaterThan(first)
  vi.restoreAllMocks()
})
