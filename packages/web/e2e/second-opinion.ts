import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

interface IgnoredRule {
  readonly rule: string
  /** Only for elements inside of these. */
  readonly within: string
  readonly reason: string
}

/** Rules of the second checker that the product does not follow, each with its reason. */
export const ignoredRules: readonly IgnoredRule[] = [
  {
    rule: 'label_content_exists',
    within: '[inert]',
    reason:
      'Behind an open dialog every text counts as hidden, and so each label as empty; the controls are out of reach too.',
  },
  {
    rule: 'table_caption_empty',
    within: '[inert]',
    reason: 'Behind an open dialog every text counts as hidden, and so each caption as empty.',
  },
  {
    rule: 'element_tabbable_role_valid',
    within: '[data-scope=toast]',
    reason:
      'A toast takes the focus so that it stays while it is read, and Escape dismisses it; it says a status.',
  },
  {
    rule: 'skip_main_exists',
    within: '.sb-show-main',
    reason:
      'A story shows a screen without the layout of its site, which has the landmarks and the skip link.',
  },
  {
    rule: 'aria_content_in_landmark',
    within: '.sb-show-main',
    reason: 'A story shows a screen without the layout of its site, which has the landmarks.',
  },
]

/** What IBM's checker says of one page. */
export interface SecondOpinion {
  /** Broken rules, one line each: these fail. */
  readonly violations: readonly string[]
  /** How often each rule asks a person to look, or recommends something: these only inform. */
  readonly toReview: Readonly<Record<string, number>>
}

interface Result {
  readonly ruleId: string
  /** Policy and outcome, such as `['VIOLATION', 'FAIL']`. */
  readonly value: readonly [policy: string, outcome: string]
  readonly message: string
  readonly snippet: string
  /** The selectors of `ignoredRules` that the element is inside of. */
  readonly within: readonly string[]
}

interface EngineResult extends Omit<Result, 'within'> {
  readonly node: Node
}

interface Engine {
  Checker: new () => {
    check(node: Node, guidelines: readonly string[]): Promise<{ results: readonly EngineResult[] }>
  }
}

/** IBM's policy: WCAG 2.2 A and AA, and their own requirements. */
const GUIDELINES = ['IBM_Accessibility']

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

/** Has IBM's accessibility checker look at the page as it is now. */
export async function secondOpinion(page: Pick<Page, 'evaluate'>): Promise<SecondOpinion> {
  // Evaluated by the debugger, which the page's policies of content and trusted types do not hold back.
  if (!(await page.evaluate(() => 'ace' in globalThis))) await page.evaluate(source)
  const results = await page.evaluate(
    async ({ guidelines, selectors }) => {
      const { ace } = globalThis as unknown as { ace: Engine }
      const report = await new ace.Checker().check(document, guidelines)
      return report.results
        .filter(({ value: [, outcome] }) => outcome !== 'PASS')
        .map(({ ruleId, value, message, snippet, node }) => {
          const element = node instanceof Element ? node : node.parentElement
          const within = selectors.filter((selector) => element?.closest(selector))
          return { ruleId, value, message, snippet, within }
        })
    },
    { guidelines: GUIDELINES, selectors: ignoredRules.map(({ within }) => within) },
  )
  return opinionOf(results)
}

/** Tells broken rules from what only a person can judge. */
function opinionOf(results: readonly Result[]): SecondOpinion {
  const violations: string[] = []
  const toReview: Record<string, number> = {}
  for (const { ruleId, value, message, snippet, within } of results) {
    const [policy, outcome] = value
    if (ignoredRules.some((ignored) => ignored.rule === ruleId && within.includes(ignored.within))) continue
    if (policy === 'VIOLATION' && outcome === 'FAIL')
      violations.push(`${ruleId}: ${message} ${snippet.slice(0, 240)}`)
    else toReview[ruleId] = (toReview[ruleId] ?? 0) + 1
  }
  return { violations, toReview }
}
