import { describe, expect, it } from 'vitest'
import { readVideo } from './video.model.ts'

const hosts = ['www.youtube-nocookie.com', 'player.vimeo.com']
const privacy = 'https://www.youtube-nocookie.com/embed/'

describe('a link to YouTube becomes the privacy player', () => {
  it.each([
    ['a watch page', 'https://www.youtube.com/watch?v=a1B2c3D4e5F', `${privacy}a1B2c3D4e5F?autoplay=1&rel=0`],
    [
      'with other parameters',
      'https://youtube.com/watch?list=PL1&v=a1B2c3D4e5F',
      `${privacy}a1B2c3D4e5F?autoplay=1&rel=0`,
    ],
    ['a short link', 'https://youtu.be/a1B2c3D4e5F?si=share', `${privacy}a1B2c3D4e5F?autoplay=1&rel=0`],
    ['a short', 'https://www.youtube.com/shorts/a1B2c3D4e5F', `${privacy}a1B2c3D4e5F?autoplay=1&rel=0`],
    ['a live page', 'https://www.youtube.com/live/a1B2c3D4e5F', `${privacy}a1B2c3D4e5F?autoplay=1&rel=0`],
    [
      'the mobile page',
      'https://m.youtube.com/watch?v=a1B2c3D4e5F',
      `${privacy}a1B2c3D4e5F?autoplay=1&rel=0`,
    ],
    ['plain http', 'http://www.youtube.com/watch?v=a1B2c3D4e5F', `${privacy}a1B2c3D4e5F?autoplay=1&rel=0`],
    ['an embed already', `${privacy}a1B2c3D4e5F`, `${privacy}a1B2c3D4e5F?autoplay=1&rel=0`],
    [
      'a moment in it',
      'https://youtu.be/a1B2c3D4e5F?t=1m30s',
      `${privacy}a1B2c3D4e5F?autoplay=1&rel=0&start=90`,
    ],
    ['spaces round it', '  https://youtu.be/a1B2c3D4e5F\n', `${privacy}a1B2c3D4e5F?autoplay=1&rel=0`],
  ])('%s', (_, link, src) => {
    expect(readVideo(link, hosts)).toMatchObject({ kind: 'embed', src })
  })

  it('uses the ordinary player where only that one is configured', () => {
    expect(readVideo('https://youtu.be/a1B2c3D4e5F', ['www.youtube.com'])).toMatchObject({
      src: 'https://www.youtube.com/embed/a1B2c3D4e5F?autoplay=1&rel=0',
    })
  })
})

describe('another configured host is framed as it is', () => {
  it('over https', () => {
    const link = 'https://player.vimeo.com/video/76979871'
    expect(readVideo(link, hosts)).toEqual({ kind: 'embed', src: link, href: link })
  })

  it('but not over http, and not by a name that only has the same end', () => {
    expect(readVideo('http://player.vimeo.com/video/1', hosts).kind).toBe('external')
    expect(readVideo('https://evilplayer.vimeo.com/video/1', hosts).kind).toBe('external')
    expect(readVideo('https://player.vimeo.com:8443/video/1', hosts).kind).toBe('external')
    expect(readVideo('https://player.vimeo.com@evil.example/1', hosts).kind).toBe('external')
  })
})

describe('any other web address opens elsewhere', () => {
  it.each([
    'https://example.com/video.mp4',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/watch?v=../../x',
    'https://youtube.com.evil.example/watch?v=a1B2c3D4e5F',
  ])('%s', (link) => {
    expect(readVideo(link, hosts)).toEqual({ kind: 'external', href: new URL(link).href })
  })

  it('and so does YouTube where no player of it is configured', () => {
    expect(readVideo('https://youtu.be/a1B2c3D4e5F', []).kind).toBe('external')
  })
})

it('a video of our own opens elsewhere too', () => {
  expect(readVideo('/files/video.mp4', hosts)).toEqual({
    kind: 'external',
    href: `${location.origin}/files/video.mp4`,
  })
})

describe('everything else is no link', () => {
  it.each([
    ['nothing', null],
    ['missing', undefined],
    ['empty', '   '],
    ['a number', 42],
    ['an object', { href: 'https://youtu.be/a1B2c3D4e5F' }],
    ['prose', 'coming soon'],
    ['a script', 'javascript:alert(1)'],
    ['a disguised script', '\u0001java\nscript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a file', 'file:///etc/passwd'],
    ['a blob', 'blob:https://tarang.example/1'],
    ['half an address', '//youtu.be/a1B2c3D4e5F'],
  ])('%s', (_, link) => {
    expect(readVideo(link, hosts)).toEqual({ kind: 'none' })
  })
})
