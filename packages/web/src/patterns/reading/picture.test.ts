import { defaultConfig } from '@tarang/runtime-config'
import { expect, test } from 'vitest'
import { pictureSource } from './picture.ts'

const config = { ...defaultConfig, imageWidths: [480, 960], filesOrigin: 'https://files.example.com' }
const widths = (file: string) => `${file}?width=480 480w, ${file}?width=960 960w`

test.each([
  ['/files/a.jpg', `${location.origin}/files/a.jpg`],
  [`${location.origin}/files/a-1.PNG`, `${location.origin}/files/a-1.PNG`],
  ['https://files.example.com/files/a.webp', 'https://files.example.com/files/a.webp'],
])('%s is our own file and has widths', (address, file) => {
  expect(pictureSource(address, '50vw', undefined, config)).toEqual({
    src: address,
    srcSet: widths(file),
    sizes: '50vw',
  })
})

test.each([
  ['a picture on another origin', 'https://example.com/files/a.jpg'],
  ['a host that only begins like ours', 'https://files.example.com.evil.example/files/a.jpg'],
  ['a picture outside the files folder', '/assets/a.jpg'],
  ['an SVG drawing', '/files/a.svg'],
  ['a picture that moves', '/files/a.gif'],
  ['one with a query', '/files/a.jpg?v=2'],
  ['nonsense', 'http://['],
])('%s is left as it is, without sizes', (_, address) => {
  expect(pictureSource(address, '50vw', undefined, config)).toEqual({ src: address })
})

test.each([
  [64, '?width=480 64w'],
  [480, '?width=480 480w'],
  [700, '?width=480 480w, ?width=960 700w'],
  [1600, '?width=480 480w, ?width=960 960w'],
])('one of %i pixels is never said to be wider', (width, expected) => {
  const { srcSet } = pictureSource('/files/a.jpg', '50vw', width, config)
  expect(srcSet?.replaceAll(`${location.origin}/files/a.jpg`, '')).toBe(expected)
})

test('there are no widths when the server makes no variants', () => {
  expect(pictureSource('/files/a.jpg', '50vw', undefined, defaultConfig)).toEqual({ src: '/files/a.jpg' })
})
