import { expect, test } from 'vitest'
import { imagesByKey, previewBody } from './preview-body.ts'

const html = (source: string, images: Record<string, string> = {}) => {
  const body = previewBody(source, new Map(Object.entries(images)))
  const frame = document.createElement('div')
  if (body) frame.append(body.content.cloneNode(true))
  return frame
}

test('an image is the chosen file of its name', () => {
  const frame = html('<p>a</p><img src="charts/one.png" alt="One">', { 'one.png': 'blob:1' })
  expect(frame.querySelector('img')?.getAttribute('src')).toBe('blob:1')
})

test.each([
  ['of another host', 'https://evil.example/x.png'],
  ['that was not chosen', 'two.png'],
])('an image %s is named instead of loaded', (_, address) => {
  const frame = html(`<p>a</p><img src="${address}" alt="">`)
  expect(frame.querySelector('img')).toBeNull()
  expect(frame.textContent).toContain(`Image: ${address}`)
})

test('a page without anything to read is null', () => {
  expect(previewBody('<p> </p>', new Map())).toBeNull()
})

test('files are found by their names in one Unicode form', () => {
  const file = new File(['x'], 'é.png'.normalize('NFD'))
  expect([...imagesByKey(new Map([[file, 'blob:1']]))]).toEqual([['é.png'.normalize('NFC'), 'blob:1']])
})
