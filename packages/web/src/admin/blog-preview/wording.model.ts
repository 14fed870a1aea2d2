import { standardWarning } from '#patterns/registration'
import type { Finding } from './finding.ts'

/**
 * Words that the advertisement code forbids (SEBI, 5 April 2023). Superlatives count where they praise the firm or what it
 * offers: "the top of a wave" and "the best answer" are plain English.
 */
const OFFER = `(?:advis[eo]rs?|analysts?|research|firm|company|house|broker(?:age)?|platform|app|service|team|experts?|portfolios?|strateg(?:y|ies)|funds?|stocks?|shares?|picks?|tips?|calls?|baskets?|returns?|performance|performers?|investments?|newsletters?)`
const BETWEEN = String.raw`(?:[\p{L}’'-]+ ){0,2}`

interface Rule {
  readonly pattern: RegExp
  readonly text: (words: string) => string
  /** Whether a negation before it makes it harmless: "no returns are guaranteed". */
  readonly mayBeNegated?: boolean
}

const rule = (source: string, text: Rule['text'], mayBeNegated = false): Rule => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${source})(?![\p{L}\p{N}])`, 'giu'),
  text,
  mayBeNegated,
})

const superlative = (words: string) => `“${words}” is a superlative, which the advertisement code forbids.`
const promise = (words: string) => `“${words}” promises a result, which the advertisement code forbids.`
const performance = (words: string) =>
  `“${words}” is a claim of performance, which the advertisement code forbids.`

const PERCENT = String.raw`\d[\d,.]*\s?(?:%|per ?cent|percent)`
const YIELD = String.raw`(?:CAGR|XIRR|returns?|annual returns?|p\.? ?a\.?|per annum|annuali[sz]ed)`

const rules: readonly Rule[] = [
  rule(
    `(?:(?:India|country|nation|world|market)[’']s |our |the )?(?:best|top|leading) ${BETWEEN}${OFFER}`,
    superlative,
    true,
  ),
  rule(
    String.raw`no\. ?1|number one|#1|(?:India|country|nation|world)[’']s (?:best|top|leading)`,
    superlative,
  ),
  rule('guaranteed?|guarantees', promise, true),
  rule('(?<!rest )assured|assures', promise, true),
  rule('sure[- ]?shot', promise, true),
  rule('risk[- ]free (?:returns?|profits?|income|gains?)', promise, true),
  rule('double your (?:money|capital|investment)', promise, true),
  rule(
    '(?:you|your money|your capital|investors|the strategy|the portfolio|our strategies) will (?:surely |certainly |always )?(?:earn|gain|double|profit|make money)',
    promise,
    true,
  ),
  rule(`${PERCENT} (?:[a-z-]+ ){0,2}${YIELD}`, performance),
  rule(
    `(?:CAGR|XIRR|returns?) (?:(?:of|was|were|is|are|at|above|over|up to|about|nearly) ){0,2}${PERCENT}`,
    performance,
  ),
]

const NEGATION =
  /(?:\b(?:no|not|never|nobody|none|nor|neither|without|cannot|nothing)\b|n[’']t\b)[^.!?\n]{0,60}$/iu

/** Findings on the title of an entry. */
export const checkTitle = (title: string): Finding[] =>
  claimsIn(title.replace(/\s+/g, ' ')).map(({ text }) => ({ group: 'words', at: 'title', text }))

/** Findings on the words of an article. */
export const wordFindings = (text: string): Finding[] =>
  [
    ...claimsIn(text).map((claim) => claim.text),
    ...unillustrated(text),
    ...(text.replace(/\s+/g, ' ').includes(standardWarning)
      ? []
      : [`The standard warning is not in the page, word for word: “${standardWarning}”`]),
  ].map((text) => ({ group: 'words', at: 'page', text }))

function claimsIn(text: string) {
  return rules.flatMap(({ pattern, text: say, mayBeNegated }) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !mayBeNegated || !NEGATION.test(text.slice(Math.max(0, index - 80), index)))
      .map((match) => ({ text: say(match[0]) })),
  )
}

export const illustrationNote = 'The securities quoted are for illustration only and are not recommendatory'

/** A code of an exchange names a security without doubt; a plain name might be anything. */
const SECURITY = /\b(?:NSE|BSE) ?[:-] ?[A-Z0-9][A-Z0-9&-]+/u

function unillustrated(text: string): string[] {
  const [named] = SECURITY.exec(text) ?? []
  if (!named || text.includes(illustrationNote)) return []
  return [`“${named}” names a security. The page must say: “${illustrationNote}”.`]
}
