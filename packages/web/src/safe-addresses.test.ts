import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/(\.test|\.stories)\.tsx?$|^testing\//.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** The text between a brace and its closing one. */
function within(text: string, from: number): string {
  let depth = 1
  let at = from
  for (; depth > 0 && at < text.length; at++) depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0
  return text
    .slice(from, at - 1)
    .replace(/\s+/g, ' ')
    .replace(/\$\{/g, '{')
}

/** Every `href` and `src` with a computed address, except the router's links. */
const sinks = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/\s(href|src|srcSet|action|formAction|poster|data)=\{/g)].flatMap(
    ({ 0: found, 1: name, index }) => {
      const element = /<([\w.]+)(?:(?!<[\w.]).)*$/s.exec(text.slice(0, index))?.[1]
      // `data` is an address of an `object` alone, and `action` of a form.
      const isOther = (name === 'action' && element !== 'form') || (name === 'data' && element !== 'object')
      return element === 'Link' || isOther
        ? []
        : [`${file} <${element} ${name}={${within(text, index + found.length)}}>`]
    },
  ),
)

test('no address from a record reaches the page but through safeUrl', () => {
  // A new line needs a comment on where its address is made safe.
  const known: Record<string, string[]> = {
    'safeUrl or safeImageUrl, in the file itself': [
      'patterns/table/columns/link-columns.tsx <TextLink href={href}>',
      'patterns/table/columns/link-columns.tsx <Thumbnail src={src}>',
      'site/contact/contact.tsx <TextLink href={privacy}>',
      'site/layout/footer.tsx <a href={href}>',
      'site/layout/social-links.tsx <a href={href}>',
      'site/layout/store-badges.tsx <a href={href}>',
    ],
    'safeUrl, in the model of videos': [
      'site/video/video-dialog.tsx <TextLink href={video.href}>',
      'site/video/video-dialog.tsx <iframe src={video.src}>',
      'site/video/video-poster.tsx <ActionLink href={video.href}>',
      'site/video/video-poster.tsx <a href={video.href}>',
      'site/video/video-player.tsx <TextLink href={video.href}>',
    ],
    'a path of a screen, from the columns of a table': [
      'patterns/table/columns/link-columns.tsx <TextLink href={to}>',
    ],
    'handed on by link-columns alone': ['ui/thumbnail.tsx <img src={src}>'],
    'a path of the page itself, from its numbers': [
      'admin/activity/activity.tsx <PartLink href={pathOf(String(last))}>',
      'admin/activity/activity.tsx <PartLink href={pathOf(null)}>',
      'admin/strategy-quality/quality-panel.tsx <TextLink href={tradeAddress(search, trade)}>',
      'ui/pagination.tsx <ActionLink href={href}>',
      'ui/pagination.tsx <Turn href={hrefOf?.(item)}>',
    ],
    'the configuration of the server, whose policy allows forms to go there alone': [
      'site/contact/contact.tsx <form action={config.contactFormUrl}>',
    ],
    'mailto: or tel: and the encoded value': [
      'admin/tickets/ticket-facts.tsx <TextLink href={mailTo(ticket.email)}>',
      'admin/tickets/ticket-facts.tsx <TextLink href={telephone(ticket.phone)}>',
    ],
    'a blob of a file that was just chosen': ['ui/file-preview.tsx <img src={url}>'],
    'a path of a screen': ['patterns/table/list/server-list.tsx <PartLink href={cleared}>'],
    'begins with words of ours; the rest is encoded': [
      'admin/strategy-data/section-tabs.tsx <a href={`#{id}`}>',
      'admin/tickets/tickets.tsx <PartLink href={pathOf(next)}>',
      'admin/tickets/tickets.tsx <PartLink href={pathOf(null)}>',
      'site/blog/blog.tsx <ActionLink href={entryPath(id)}>',
      'site/blog/contents.tsx <a href={`#{id}`}>',
      'site/blog/share.tsx <ActionLink href={path}>',
      'site/blogs/blog-grid.tsx <BlogCard href={entryPath(entry.id)}>',
      'site/blogs/blogs.tsx <Hero href={entryPath(entry.id)}>',
      'site/blogs/blogs.tsx <ActionLink href={`{sitePages.blogs.path}{queryOf(less)}#{GRID}-{less - PAGE + 1}`}>',
      'site/blogs/blogs.tsx <ActionLink href={`{sitePages.blogs.path}{queryOf(more)}#{GRID}-{items.length + 1}`}>',
      'site/blogs/like-button.tsx <LikeCount formAction={likePath(entry.id)}>',
      'site/blogs/popular.tsx <ActionLink href={`{sitePages.blogs.path}{toggled}#popular`}>',
      'site/blogs/search-results.tsx <form action={`{sitePages.blogs.path}#{SEARCH}`}>',
      'site/blogs/search.tsx <ActionLink href={`{sitePages.blogs.path}?q=#{SEARCH}`}>',
      'site/contact/contact.tsx <ActionLink href={sitePages.contact.path}>',
      'site/explore/topic-section.tsx <ActionLink href={`{sitePages.explore.path}{toggled}#{topic.name}`}>',
      'site/layout/back-button.tsx <ActionLink href={to}>',
      'site/layout/empty-list.tsx <ActionLink href={search ? `{path}?{search}` : path}>',
      'site/layout/header.tsx <a href={`#{TOGGLE}`}>',
      'site/layout/header.tsx <form action={THEME_PATH}>',
      'site/blog/share.tsx <a href={whatsAppLink(shared)}>',
      'site/contact/contact.tsx <TextLink href={`mailto:{encodeURI(config.contactEmail)}`}>',
      'site/disclosures/complaints.tsx <TextLink href={`mailto:{encodeURI(to)}`}>',
      'site/disclosures/complaints.tsx <TextLink href={scores}>',
      'site/disclosures/complaints.tsx <TextLink href={smartOdr}>',
      'site/layout/footer.tsx <TextLink href={`mailto:{encodeURI(config.contactEmail)}`}>',
      'patterns/registration/registration-block.tsx <TextLink href={href}>',
    ],
  }
  expect([...new Set(sinks)].sort()).toEqual(Object.values(known).flat().sort())
})

test('nothing writes markup or runs text', () => {
  const dangerous =
    /\b(innerHTML|outerHTML|dangerouslySetInnerHTML|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe)\b|\beval\(|new Function\(/
  expect(sources.filter(({ text }) => dangerous.test(text)).map(({ file }) => file)).toEqual([
    // Writes on the server what its purifier let through; in a browser it keeps those nodes and writes nothing.
    'patterns/reading/blog-body/blog-body.tsx',
    // Parses into a template of an inert document, which loads and runs nothing; DOMPurify then makes what is shown.
    'platform/browser/clean-html.ts',
  ])
})

test('every link to a new tab has rel=noopener', () => {
  const tags = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/target=("_blank"|\{[^}]*_blank[^}]*\})/g)].map(({ index }) => ({
      file,
      hasRel: /rel=("noopener noreferrer"|\{[^}]*noopener noreferrer[^}]*\})/.test(
        text.slice(index - 120, index + 200),
      ),
    })),
  )
  expect(tags.length).toBeGreaterThan(4)
  expect(tags.filter(({ hasRel }) => !hasRel)).toEqual([])
  expect(sources.filter(({ text }) => /window\.open\(/.test(text)).map(({ file }) => file)).toEqual([])
})
