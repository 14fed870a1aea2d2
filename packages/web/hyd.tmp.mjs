import { chromium } from 'playwright'

const base = process.argv[2] ?? 'http://localhost:3950'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const paths = process.argv[3]
  ? [process.argv[3]]
  : [
      '/homePage',
      '/aboutUs',
      '/services',
      '/contactUs',
      '/disclosures',
      '/newsLetterAndBlogs',
      '/allVideosOfnewsLetterAndBlogs',
      '/unauthorizedExplorePage',
      '/see-all?section=learn',
      '/category/Markets',
      '/newsLetterAndBlogsTemplate/blogs/3',
      '/newsLetterAndBlogsTemplate/blogs/99999',
    ]
for (const p of paths) {
  const page = await b.newPage({ viewport: { width: 1440, height: 900 } })
  const log = []
  const calls = []
  page.on('console', (m) => log.push(m.type() + ': ' + m.text().slice(0, 200)))
  page.on('pageerror', (e) => log.push('ERR ' + e.message.slice(0, 200)))
  page.on('request', (r) => {
    const u = new URL(r.url())
    if (u.pathname.startsWith('/api')) calls.push(u.pathname)
  })
  let n = 0
  page.on('request', () => n++)
  await page.goto(base + p)
  await page.waitForTimeout(1500)
  console.log(p, n, calls.join(' '), await page.title())
  for (const l of log) console.log('   ', l)
  await page.close()
}
await b.close()
