import type { FailedRows, ImportError, ImportReport, ValueChange } from '@tarang/sdk/extensions'
import { download } from '#platform/browser/download'
import { formatCount, formatNumber } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { Table } from '#ui/table'

const section = css({ display: 'grid', gap: '4' })
const counts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '3' })
const label = css({ textStyle: 'caption', color: 'fg.muted' })
const value = css({ textStyle: 'heading.md', fontVariantNumeric: 'tabular-nums' })

const titles = {
  checked: 'can be imported',
  imported: 'was imported',
  refused: 'has errors, and nothing was imported',
  failed: 'could not be processed, and nothing was imported',
}

/** What an import did, or would do, or the errors of its file, or why the server failed. */
export function Report({ fileName, report }: { fileName: string; report: ImportReport }) {
  const { outcome, errors, errorCount, failedRows } = report
  const listed =
    errorCount > errors.length ? `, of which the first ${formatNumber(errors.length)} are listed` : ''
  return (
    <section className={section} aria-label="Report" aria-live="polite">
      <h2 className={css({ textStyle: 'heading.md' })}>{`“${fileName}” ${titles[outcome]}`}</h2>
      {outcome === 'failed' && (
        <Alert tone="negative">{`${errors[0]?.reason ?? ''} The file need not be changed.`.trim()}</Alert>
      )}
      {outcome === 'refused' && (
        <>
          <Alert tone="negative">
            {`${formatCount(errorCount, 'error')}${listed}. Correct the file${report.columns ? ', or its columns below,' : ''} and check it again.`}
          </Alert>
          <Errors label="Errors" reason="Error" errors={errors} />
          {failedRows && <Failed rows={failedRows} />}
        </>
      )}
      {outcome === 'checked' && (
        <Alert tone="info">The file was checked. Nothing has been imported yet.</Alert>
      )}
      {outcome === 'imported' && <Alert tone="positive">The import is complete.</Alert>}
      {(outcome === 'checked' || outcome === 'imported') && <Counts report={report} />}
      {report.ambiguousDates.length > 0 && (
        <Alert tone="info">
          {`Dates of ${report.ambiguousDates.join(', ')} can be read in two orders. See that the first values below are right.`}
        </Alert>
      )}
      {report.changes.length > 0 && <Changes changes={report.changes} />}
      {report.notes.length > 0 && (
        <>
          <h3 className={css({ textStyle: 'heading.sm' })}>{`${formatCount(report.noteCount, 'note')}`}</h3>
          <Errors label="Notes" reason="Note" errors={report.notes} />
        </>
      )}
    </section>
  )
}

const Counts = ({ report: { added, changed, unchanged } }: { report: ImportReport }) => (
  <dl className={counts}>
    <Count label="Added" count={added} />
    <Count label="Changed" count={changed} />
    <Count label="Unchanged" count={unchanged} />
  </dl>
)

const Count = ({ label: name, count }: { label: string; count: number }) => (
  <div>
    <dt className={label}>{name}</dt>
    <dd className={value}>{formatNumber(count)}</dd>
  </div>
)

const Changes = ({ changes }: { changes: readonly ValueChange[] }) => (
  <>
    <h3 className={css({ textStyle: 'heading.sm' })}>What changes</h3>
    <Table.Root label="What changes">
      <Table.Head>
        <Table.Row>
          <Table.Header numeric>Line</Table.Header>
          <Table.Header>Column</Table.Header>
          <Table.Header>Before</Table.Header>
          <Table.Header>After</Table.Header>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {changes.map(({ line, column, before, after }) => (
          <Table.Row key={`${line} ${column}`}>
            <Table.Cell label="Line" numeric rowHeader>
              {formatNumber(line)}
            </Table.Cell>
            <Table.Cell label="Column">{column}</Table.Cell>
            <Table.Cell label="Before">{before ?? 'Empty'}</Table.Cell>
            <Table.Cell label="After">{after ?? 'Empty'}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </>
)

interface ErrorsProps {
  readonly label: string
  readonly reason: string
  readonly errors: readonly ImportError[]
}

const Errors = ({ label: name, reason: heading, errors }: ErrorsProps) => (
  <Table.Root label={name}>
    <Table.Head>
      <Table.Row>
        <Table.Header numeric>Line</Table.Header>
        <Table.Header>Column</Table.Header>
        <Table.Header>{heading}</Table.Header>
      </Table.Row>
    </Table.Head>
    <Table.Body>
      {errors.map(({ line, column, reason }) => (
        <Table.Row key={`${line} ${column} ${reason}`}>
          <Table.Cell label="Line" numeric rowHeader>
            {line === null ? 'Whole file' : formatNumber(line)}
          </Table.Cell>
          <Table.Cell label="Column">{column ?? 'Whole line'}</Table.Cell>
          <Table.Cell label={heading}>{reason}</Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
)

const Failed = ({ rows: { fileName, count: rowCount, base64 } }: { rows: FailedRows }) => (
  <div className={section}>
    <p>
      {`${formatCount(rowCount, 'row')} with errors can be downloaded as a file, with the errors in the column “Why”. Correct the rows there, or in your own file, and choose it again.`}
    </p>
    <div>
      <Button
        variant="outline"
        size="sm"
        onClick={() => download(fileName, fromBase64(base64), 'application/octet-stream')}
      >
        Download Failed Rows
      </Button>
    </div>
  </div>
)

const fromBase64 = (text: string) =>
  new Blob([Uint8Array.from(atob(text), (character) => character.charCodeAt(0))])
