import { formatCount, formatNumber } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { type Finding, type FindingGroup, groups } from './finding.ts'

const section = css({ display: 'grid', gap: '2' })
const list = css({ display: 'grid', gap: '2', textStyle: 'body.sm', overflowWrap: 'anywhere' })
const where = css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' })
const quiet = css({ textStyle: 'body.sm', color: 'fg.muted' })

/** A hostile page may have thousands. */
const MOST_FINDINGS = 100

/** What may need a change, by group. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const shown = findings.slice(0, MOST_FINDINGS)
  return (
    <>
      {(Object.keys(groups) as FindingGroup[]).map((group) => {
        const own = shown.filter((finding) => finding.group === group)
        return own.length === 0 ? null : (
          <div key={group} className={section}>
            <h5 className={css({ textStyle: 'label' })}>{groups[group]}</h5>
            <ul className={list}>
              {own.map((finding) => (
                <li key={`${whereOf(finding)} ${finding.text}`}>
                  <span className={where}>{`${whereOf(finding)}: `}</span>
                  <span>{finding.text}</span>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {findings.length > shown.length && (
        <p className={quiet}>{`And ${formatNumber(findings.length - shown.length)} more.`}</p>
      )}
    </>
  )
}

const whereOf = ({ at }: Finding) => ({ title: 'Text', page: 'Page', file: 'Files' })[at]

/** The number of findings, in words. */
export const summaryOf = (findings: readonly Finding[]) =>
  findings.length === 0
    ? 'No findings.'
    : `${formatCount(findings.length, 'finding', 'findings')}. ${findings.length === 1 ? 'It does' : 'They do'} not prevent saving.`
