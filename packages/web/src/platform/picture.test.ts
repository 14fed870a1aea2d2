import { defaultConfig } from '@tarang/runtime-config'
import { expect, test } from 'vitest'
import { pictureSource } from './picture.ts'

const config = { ...defaultConfig, imageWidths: [480, 960], filesOrigin: 'https://files.example.com' }
const widths = (place: string) => `${place}?width=480 480w, ${place}?width=960 960w`

test.each([
  ['/files/a.jpg', `${location.origin}/files/a.jpg`],
  [`${location.origin}/files/a-1.PNG`, `${location.origin}/files/a-1.PNG`],
  ['https://files.example.com/files/a.webp', 'https://files.example.com/files/a.webp'],
])('%s is ours, and can be had in widths', (address, place) => {
  expect(pictureSource(address, config)).toEqual({ src: address, srcSet: widths(place) })
})

test.each([
  ['a picture of anyone else', 'https://example.com/files/a.jpg'],
  ['a name that only looks like ours', 'https://files.example.com.evil.example/files/a.jpg'],
  ['a picture beside the files', '/assets/a.jpg'],
  ['a drawing, which scales by itself', '/files/a.svg'],
  ['a picture that moves', '/files/a.gif'],
  ['one that was asked for in a way of its own', '/files/a.jpg?v=2'],
  ['nonsense', 'http://['],
])('%s is left as it is', (_, address) => {
  expect(pictureSource(address, config)).toEqual({ src: address })
})

test.each([
  [64, '?width=480 64w'],
  [480, '?width=480 480w'],
  [700, '?width=480 480w, ?width=960 700w'],
  [1600, '?width=480 480w, ?width=960 960w'],
])('one of %i pixels is never said to be wider', (width, expected) => {
  const { srcSet } = pictureSource('/files/a.jpg', config, width)
  expect(srcSet?.replaceAll(`${location.origin}/files/a.jpg`, '')).toBe(expected)
})

test('a server that makes no widths is asked for none', () => {
  expect(pictureSource('/files/a.jpg', defaultConfig)).toEqual({ src: '/files/a.jpg' })
})
