import { expect, test } from 'vitest'
import type { StyleNode } from './client-build.ts'
import { inlineProperties } from './inline-properties.ts'

const rule = (selector: string, body: string): StyleNode => ({
  selectors: selector.split('|').map((each) => ({ selector: each, classes: [], elements: [] })),
  body,
})
const bodies = (nodes: readonly StyleNode[]): string[] =>
  nodes.flatMap((node) => ('at' in node ? bodies(node.nodes) : 'body' in node ? [node.body] : [node.text]))

test('writes the value of a property that only the root declares', () => {
  const nodes = [
    {
      at: '@layer tokens',
      nodes: [rule(':where(:root,:host)', '--space-1\\.5:6px;--pad:var(--space-1\\.5)')],
    },
    rule('.a', 'padding:var(--pad);margin:calc(var(--space-1\\.5) * -1)'),
  ]
  expect(bodies(inlineProperties(nodes))[1]).toBe('padding:6px;margin:calc(6px * -1)')
})

test('keeps what a theme, a condition, a component or an animation changes', () => {
  const uses = rule(
    '.a',
    String.raw`color:var(--theme);top:var(--wide);left:var(--own);width:var(--moved);height:var(--half\.5)`,
  )
  const nodes: StyleNode[] = [
    rule(':root', String.raw`--theme:white;--wide:1px;--own:2px;--moved:3px;--half\.5:4px`),
    rule('[data-theme=dark]', '--theme:black'),
    { at: '@media (min-width: 40em)', nodes: [rule(':root', '--wide:9px')] },
    rule('.b', '--own:4px'),
    { text: String.raw`@keyframes move{to{--moved:5px;--half\.5:1px}}`, keyframes: 'move' },
    uses,
  ]
  expect(bodies(inlineProperties(nodes)).at(-1)).toBe('body' in uses ? uses.body : '')
})

test('keeps a property whose value names one that changes, itself, or nothing that is declared', () => {
  const body = 'border-color:var(--line);top:var(--self);left:var(--unknown);right:var(--given,1px)'
  const nodes = [
    rule(':root', '--line:var(--theme);--theme:white;--self:var(--self);--given:2px'),
    rule('.dark', '--theme:black'),
    rule('.a', body),
  ]
  expect(bodies(inlineProperties(nodes)).at(-1)).toBe(body)
})
