import { height, width } from '../covers/svg.ts'
import type { Article } from './articles/article.ts'
import { sections } from './sections/index.ts'

export interface Figure {
  file: string
  alt: string
  caption: string
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${escaped(text)}</p>`).join('\n')

const drawn = ({ file, alt, caption }: Figure) =>
  `<figure><img src="/files/${file}" alt="${escaped(alt)}" width="${width}" height="${height}"><figcaption>${escaped(caption)}</figcaption></figure>`

/** Composes the HTML page of an article. */
export function composePage(
  { title, lead, own, pictures, sections: names, keep }: Article,
  figures: readonly Figure[],
) {
  const [first, ...rest] = names.map((name) => sections[name])
  const [opening, closing] = figures
  return [
    `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>${escaped(title)}</title>\n</head>\n<body>`,
    paragraphs(lead),
    opening && drawn(opening),
    first,
    `<h2>${escaped(own.heading)}</h2>`,
    paragraphs(own.paragraphs),
    pictures,
    ...rest.slice(0, -1),
    closing && drawn(closing),
    rest.at(-1),
    '<h2>To take away</h2>',
    `<ul>\n${keep.map((line) => `<li>${escaped(line)}</li>`).join('\n')}\n</ul>`,
    '<p><em>This text explains and describes. It recommends no security, and figures in examples are illustrations. Investments in securities are subject to market risks.</em></p>',
    '</body>\n</html>\n',
  ]
    .filter((part) => part)
    .join('\n')
}
