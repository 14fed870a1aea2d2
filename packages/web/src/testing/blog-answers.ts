import { type Failure, type Handlers, never, refusals, refused } from '@tarang/sdk/testing'
import { answering, rawJson, refusalWithoutMessage } from './story-api.ts'

const titles = [
  'The quiet power of a band',
  'What an index review sets in motion',
  'Net of everything',
  'Fifteen shares or fifty?',
  'A letter at the end of the year, with a title that takes its time and goes on for a second and a third line',
  'Momentum without the mystique',
]
const categories = ['Strategies', 'Market Events', 'Daily Bytes', 'Market Nuggets', 'Support Center']

const blog = (id: number, over: Record<string, unknown> = {}) => ({
  id,
  text: titles[id % titles.length],
  backgroundImage: null,
  publishedDate: `2026-${String(12 - (id % 12)).padStart(2, '0')}-14T09:00:00+05:30`,
  likesCount: (id * 37) % 240,
  categories: [categories[id % categories.length]],
  htmlPageLink: `${location.origin}/files/letter.html`,
  liked: id % 7 === 0,
  ...over,
})

const blogs = (count: number) => Array.from({ length: count }, (_, index) => blog(index + 1))

/** A body with every prose element, and some that are removed. */
const body = `<!doctype html><html><head><title>Letter</title></head><body>
<p>Every rule that ranks shares has a border, and <strong>the border</strong> is where the <em>trouble</em> is.</p>
<h2>Bands</h2><p>A share comes in when it ranks among the first thirty. ${'It leaves only when it falls below rank sixty. '.repeat(40)}</p>
<ul><li>Fewer trades</li><li>The same return before costs</li></ul>
<h3>In short</h3><ol><li>Rank</li><li>Hold</li><li>Let go</li></ol>
<h2>What it costs</h2>
<table><caption>Charges</caption><thead><tr><th>Variant</th><th>What it adds</th><th>What it costs</th></tr></thead>
<tbody><tr><td>Weekly</td><td>Notices turns sooner</td><td>More trades, more false starts</td></tr>
<tr><td>Quarterly</td><td>Nothing; the reference</td><td>Late to notice a turn</td></tr></tbody></table>
<p>${'One does not know which will be best, and says so. '.repeat(40)}</p>
<blockquote><p>A rule that has never hurt anybody has not been running for long enough.</p></blockquote>
<h2>As a rule</h2><pre><code>rank by return(12 months) less return(1 month)
hold while rank &lt;= 60</code></pre>
<p>Read <a href="https://example.com/more">more</a>, or nothing at <a href="javascript:alert(1)">all</a>, with <code>rank</code> set as code.</p>
<hr><p onclick="alert(1)">The end.<script>alert(1)</script></p></body></html>`

/** Entries that do not match the API description. */
const unexpected = [
  { id: 1 },
  { id: 2, text: '<img src=x onerror=alert(1)>', backgroundImage: 'javascript:alert(1)', likesCount: 'many' },
  {
    id: 3,
    text: 'A'.repeat(120),
    publishedDate: 'soon',
    categories: 'Strategies, <b>Bold</b>',
    likesCount: -4,
  },
  { text: 'Without an id' },
  null,
]

const letter: Failure = async () => new Response(body)
const down = refused(refusals.unavailable)
const full = rawJson(blogs(20))

const site =
  (handlers: Handlers, page: Failure = letter) =>
  () =>
    answering(
      { getBlog: rawJson(blog(7)), likeBlog: { likesCount: 100, liked: true }, ...handlers },
      { 'GET /files/letter.html': page },
    )

/** For a story's `beforeEach`. */
export const blogAnswers = {
  full: site({ listBlogs: full }),
  unexpected: site({ listBlogs: rawJson(unexpected) }),
  empty: site({ listBlogs: [] }),
  refused: site({ listBlogs: down, getBlog: down }),
  never: site({ listBlogs: never, getBlog: never }),
  missing: site({ listBlogs: full, getBlog: refusalWithoutMessage(404) }),
  bodyNever: site({ listBlogs: full }, never),
  bodyRefused: site({ listBlogs: full }, async () => refusalWithoutMessage()),
  bare: site({ listBlogs: [], getBlog: rawJson({ id: 7 }) }),
}
