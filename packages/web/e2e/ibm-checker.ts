import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

interface IgnoredRule {
  readonly rule: string
  /** Ignored only for elements inside this selector. */
  readonly within: string
  readonly reason: string
}

/** Rules of the second checker that the product ignores, each with its reason. */
export const ignoredRules: readonly IgnoredRule[] = [
  {
    rule: 'label_content_exists',
    within: '[inert]',
    reason:
      'Behind an open dialog all text counts as hidden, so each label counts as empty. The controls cannot be used either.',
  },
  {
    rule: 'table_caption_empty',
    within: '[inert]',
    reason: 'Behind an open dialog all text counts as hidden, so each caption counts as empty.',
  },
  {
    rule: 'element_tabbable_role_valid',
    within: '[data-scope=toast]',
    reason:
      'A toast is focusable so that it stays open while it is read and Escape dismisses it. Its role is status.',
  },
  {
    rule: 'element_tabbable_role_valid',
    within: 'pre[role=region]',
    reason:
      'Code that is wider than the page scrolls, so it is a tab stop for the arrow keys. Its role is region.',
  },
  {
    rule: 'skip_main_exists',
    within: '.sb-show-main',
    reason: 'A story renders a screen without its layout, which has the landmarks and the skip link.',
  },
  {
    rule: 'aria_content_in_landmark',
    within: '.sb-show-main',
    reason: 'A story renders a screen without its layout, which has the landmarks.',
  },
]

/** The result of IBM's checker for one page. */
export interface IbmCheck {
  /** Broken rules, one line each. These fail the test. */
  readonly violations: readonly string[]
  /** Counts by rule of findings that need manual review. These only inform. */
  readonly toReview: Readonly<Record<string, number>>
}

interface Result {
  readonly ruleId: string
  /** Policy and outcome, such as `['VIOLATION', 'FAIL']`. */
  readonly value: readonly [policy: string, outcome: string]
  readonly message: string
  readonly snippet: string
  /** The selectors of `ignoredRules` that contain the element. */
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

/** IBM's policy: WCAG 2.2 A and AA, and IBM's own requirements. */
const GUIDELINES = ['IBM_Accessibility']

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

/** Runs IBM's accessibility checker on the page's current state. */
export async function checkWithIbm(page: Pick<Page, 'evaluate'>): Promise<IbmCheck> {
  // Playwright evaluates through the debugger, which bypasses the page's CSP and Trusted Types.
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

/** Separates broken rules from findings that need manual review. */
function opinionOf(results: readonly Result[]): IbmCheck {
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
