import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BlogBody } from './blog-body.tsx'
import { prepareBody } from './body.model.ts'

const watch = 'https://www.youtube.com/watch?v=SAMPLE00001'
const src = 'https://www.youtube-nocookie.com/embed/SAMPLE00001?autoplay=1&rel=0'

const prepare = (html: string) => {
  const template = document.createElement('template')
  template.innerHTML = html
  return prepareBody(template.content, 'https://files.example/letter.html')
}

describe('a link to a video that the site may play', () => {
  const link = `<a href="${watch}">Results call</a>`
  it.each([
    ['alone in a paragraph', `<p>${link}</p>`, true],
    ['within an element of text', `<p><span>${link} </span></p>`, true],
    ['above a caption', `<figure><p>${link}</p><figcaption>The call</figcaption></figure>`, true],
    ['in a sentence', `<p>See the ${link}.</p>`, false],
    ['in a list', `<ul><li>${link}</li></ul>`, false],
    ['in a heading', `<h2>${link}</h2>`, false],
    [
      'around a picture',
      `<p><a href="${watch}"><img src="https://a.example/a.png" alt="Call"></a></p>`,
      false,
    ],
    ['of a host that is not configured', '<p><a href="https://player.vimeo.com/video/1">Call</a></p>', false],
  ])('%s', (_, html, isPreview) => {
    const { content } = prepare(html)
    expect(content.querySelector('[role=button]') !== null).toBe(isPreview)
    // It stays a link for a reader without script.
    expect(content.querySelector('a')?.getAttribute('target')).toBe('_blank')
    expect(content.querySelector('iframe')).toBeNull()
  })

  it('has a name where its text is its address', () => {
    const { content } = prepare(`<p><a href="${watch}">${watch}</a></p>`)
    expect(content.querySelector('a')?.getAttribute('aria-label')).toBe('Play video: Video on youtube.com')
  })

  it('is played by a click and by Space, and opened by a click with a modifier', () => {
    const videos = { play: vi.fn(), prepare: vi.fn() }
    render(<BlogBody body={prepare(`<p>${link}</p>`)} onLost={() => {}} videos={videos} />)
    const preview = screen.getByRole('button', { name: 'Play video: Results call' })
    fireEvent.focus(preview)
    expect(videos.prepare).toHaveBeenCalled()
    expect(fireEvent.click(preview)).toBe(false)
    expect(videos.play).toHaveBeenLastCalledWith({ title: 'Results call', src, href: watch })
    fireEvent.keyDown(preview, { key: ' ' })
    expect(videos.play).toHaveBeenCalledTimes(2)
    // The test's window would open the address.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(preview, { ctrlKey: true })
    expect(videos.play).toHaveBeenCalledTimes(2)
  })
})
