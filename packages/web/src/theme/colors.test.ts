import { describe, expect, test } from 'vitest'
import { contrast, controlPairs, hexOf, textPairs } from './contrast.ts'

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  test.each(textPairs)('%s can be read on %s', (ink, ground) => {
    expect(contrast(hexOf(ink, theme), hexOf(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controlPairs)('%s can be seen on %s', (line, ground) => {
    expect(contrast(hexOf(line, theme), hexOf(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})

test('contrast is as WCAG has it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
})
