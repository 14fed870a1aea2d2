import { css } from '#styled-system/css'
import type { Finding } from './finding.ts'
import { Findings, summaryOf } from './findings.tsx'

const section = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' })

/** What may need a change before the entry is saved. */
export const Checks = ({ findings }: { readonly findings: readonly Finding[] }) => (
  <div className={section}>
    <h4 className={css({ textStyle: 'heading.sm' })}>Checks</h4>
    <p className={css({ textStyle: 'body.sm' })}>{summaryOf(findings)}</p>
    <Findings findings={findings} />
  </div>
)
