import { calendarDay } from '@tarang/machines/wire-date'
import type { Registration } from '@tarang/runtime-config'

/** The day of the last change of the page's text. A test fails where the text is changed without it. */
export const TEXT_CHANGED_ON = '2026-11-26'

/** The day of the last change of Disclosures: of its text, or of the firm's facts. */
export function disclosuresChangedOn({ changedOn }: Registration): string {
  const ofFacts = calendarDay(changedOn) ?? ''
  return ofFacts > TEXT_CHANGED_ON ? ofFacts : TEXT_CHANGED_ON
}
