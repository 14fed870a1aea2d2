import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { captionOf, drawCover } from '../covers/index.ts'
import { addDays, at } from '../days.ts'
import { createRandom } from '../random.ts'
import type { Article } from './articles/article.ts'
import { bytes } from './articles/bytes.ts'
import { events } from './articles/events.ts'
import { nuggets } from './articles/nuggets.ts'
import { others } from './articles/others.ts'
import { strategies } from './articles/strategies.ts'
import { support } from './articles/support.ts'
import { composePage, type Figure } from './compose.ts'

const articles: readonly Article[] = [...strategies, ...nuggets, ...events, ...bytes, ...support, ...others]

const pictureFolder = join(import.meta.dirname, 'pictures')

/** The pictures that are no drawings. */
export const samplePictures = () =>
  readdirSync(pictureFolder).map((name) => ({
    name,
    type: 'image/png',
    bytes: new Uint8Array(readFileSync(join(pictureFolder, name))),
  }))

/** Blogs and newsletters, oldest first, and their files. */
export function sampleBlogs(today: string) {
  const random = createRandom('blogs')
  const order = random.shuffle(articles)
  const files: { name: string; type: string; text: string }[] = []
  const keep = (name: string, type: string, text: string) => {
    files.push({ name, type, text })
    return name
  }
  const picture = (name: string, number: number) =>
    keep(`${name}.svg`, 'image/svg+xml', drawCover(name, number))

  const blogs = order.map((article, index) => {
    const id = index + 1
    const word = `blog-${String(id).padStart(2, '0')}`
    const published = addDays(today, -(order.length - id) * 16 - random.integer(0, 9))
    const hasCover = id % 14 !== 5
    const backgroundImage = article.cover ?? (hasCover ? picture(word, id) : null)
    const figures = article.sections.slice(2).map((_, index): Figure | null => {
      if (index > 1) return null
      const name = `${word}-${'ab'[index]}`
      const number = id + 5 + index * 4
      return { file: picture(name, number), alt: '', caption: captionOf(number) }
    })
    const page = composePage(
      article,
      figures.filter((figure) => figure !== null),
    )
    return {
      id,
      text: article.title,
      category: article.category,
      htmlPage: keep(`${word}.html`, 'text/html', page),
      backgroundImage,
      publishedDate: at(published, random.pick(['08:30', '09:00', '17:45'])),
      likesCount: random.boolean(0.12) ? 0 : Math.round(random.between(2, 20) ** 1.9),
    }
  })
  return { blogs, files }
}
