import { type ImportReading, importView } from '@tarang/machines/import'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId, useRef } from 'react'
import { ViewOnlyNotice } from '#patterns/role'
import { ScreenHeader } from '#patterns/screen'
import { useCanWrite } from '#platform/api/role'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { ChoiceForm } from './choice-form.tsx'
import { ColumnsOfFile } from './columns-of-file.tsx'
import { Question } from './question.tsx'
import { ReadingOfFile } from './reading-of-file.tsx'
import { Report } from './report.tsx'
import { Template } from './template.tsx'
import { useImport } from './use-import.ts'

const screen = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', maxWidth: '4xl' })
const narrow = css({ maxWidth: 'prose' })
const group = css({ display: 'grid', gap: '4', justifyItems: 'start' })

/** Imports a file of records: a check first, then its report, then the import. */
export default function Import() {
  return <ImportScreen templateOf={(kind) => <Template kind={kind} />} />
}

/** The screen, with the download of a kind's template. */
export function ImportScreen({ templateOf }: { readonly templateOf?: (kind: string) => ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus()
  const focusCheck = () => focus('button[type=submit]')
  const actor = useImport((field) => focus(`[name=${field}]`))
  const view = importView(useSelector(actor, (snapshot) => snapshot))
  const { choice, reading, report, isBlocked, isMappable, isOutdated, isImportable } = view
  const canWrite = useCanWrite()
  // Work in progress stays when the right is withdrawn.
  const mayImport = canWrite || isBlocked || report !== null
  const id = useId()
  const change = (changes: Partial<ImportReading>) => actor.send({ type: 'reading.change', changes })
  const checkAgain = () => {
    focusCheck()
    actor.send({ type: 'import.check' })
  }
  return (
    <div className={screen}>
      <ScreenHeader title="Import" hasBack />
      {mayImport ? (
        <Card className={narrow}>
          <ChoiceForm actor={actor} form={form} id={id} focusCheck={focusCheck}>
            {templateOf?.(choice.kind)}
          </ChoiceForm>
        </Card>
      ) : (
        <ViewOnlyNotice />
      )}
      {report && <Report fileName={choice.file?.name ?? ''} report={report} />}
      {report && isMappable && (
        <>
          <ReadingOfFile report={report} reading={reading} onChange={change} />
          {report.columns && (
            <ColumnsOfFile
              columns={report.columns}
              mapping={reading.mapping ?? {}}
              onChange={(mapping) => change({ mapping })}
            />
          )}
        </>
      )}
      {isMappable && isOutdated && (
        <div className={group}>
          <Alert tone="info">What is read was changed after the check. Check the file again.</Alert>
          <Button variant="outline" onClick={checkAgain}>
            Check Again
          </Button>
        </div>
      )}
      {isImportable && (
        <div>
          <Button onClick={() => actor.send({ type: 'import.ask' })}>Import File</Button>
        </div>
      )}
      <Question actor={actor} />
    </div>
  )
}
