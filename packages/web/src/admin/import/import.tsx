import { confirmationView } from '@tarang/machines/confirmation'
import { editorView } from '@tarang/machines/editor'
import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import { ConfirmationDialogs, useConfirmation } from '#patterns/confirmation'
import { EditorAsides, EditorForm, useEditor, useMayEdit } from '#patterns/editor'
import { ViewOnlyNotice } from '#patterns/role'
import { ScreenHeader } from '#patterns/screen'
import { formatCount } from '#platform/format'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { type CheckDraft, checkEditor, type SentFile } from './check-editor.ts'
import { ColumnsOfFile } from './columns-of-file.tsx'
import { importing } from './importing.ts'
import { rememberedMapping } from './remembered-mapping.ts'
import { Report } from './report.tsx'
import { Template } from './template.tsx'
import { useProgress } from './use-progress.ts'

const screen = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', maxWidth: '4xl' })
const narrow = css({ maxWidth: 'prose' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', marginTop: '6' })

/** Whether a report is of what the form has: another choice has none yet. */
const isOf = ({ draft }: SentFile, { kind, file, files }: CheckDraft) =>
  draft.kind === kind && draft.file === file && draft.files === files

/** Whether the columns and the order of dates are those of the check. */
const isCurrent = ({ draft }: SentFile, { dates, mapping }: CheckDraft) =>
  draft.dates === dates && draft.mapping === mapping

/** Imports a file of records: a check first, then its report, then the import. */
export default function Import() {
  const [last, setSent] = useState<SentFile | null>(null)
  const checking = useEditor(checkEditor, { onSaved: (file) => file && show(file) })
  const show = (file: SentFile) => {
    setSent(file)
    const { kind, draft, report } = file
    const remembered = report.columns && rememberedMapping(kind, report.columns.header)
    if (!remembered) return
    if (Object.keys(draft.mapping).length > 0) remembered.write(draft.mapping)
    else {
      const mapping = remembered.read()
      if (mapping) checking.send({ type: 'draft.change', changes: { mapping } })
    }
  }
  const confirming = useConfirmation(importing, {
    // The report says that nothing has been imported yet; another check says what has.
    onUnknown: () => setSent(null),
    onDone: (file, result) => setSent({ ...file, report: result as SentFile['report'] }),
  })
  const { isSaving, draft, error } = useSelector(checking, editorView)
  const sent = last && !isSaving && error === null && isOf(last, draft) ? last : null
  const isImporting = useSelector(confirming, (snapshot) => confirmationView(snapshot).isBusy)
  const rows = useProgress(isSaving || isImporting)
  const id = useId()
  const mayEdit = useMayEdit(checking)
  return (
    <div className={screen}>
      <ScreenHeader title="Import" hasBack />
      {mayEdit ? (
        <Card className={narrow}>
          <EditorForm editor={checkEditor} actor={checking} id={id} />
          <div className={buttons}>
            <Button type="submit" form={id} loading={isSaving}>
              {checkEditor.submit}
            </Button>
            <Template kind={draft.kind} />
            <p role="status" className={css({ color: 'fg.muted' })}>
              {rows !== null && `${formatCount(rows, 'row')} read…`}
            </p>
          </div>
        </Card>
      ) : (
        <ViewOnlyNotice />
      )}
      {sent && <Report fileName={sent.fileName} report={sent.report} />}
      {mayEdit && sent?.report.columns && sent.report.outcome !== 'imported' && (
        <ColumnsOfFile
          columns={sent.report.columns}
          mapping={draft.mapping}
          onChange={(mapping) => checking.send({ type: 'draft.change', changes: { mapping } })}
        />
      )}
      {mayEdit && sent && !isCurrent(sent, draft) && (
        <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
          <Alert tone="info">The columns or dates were changed after the check. Check the file again.</Alert>
          <Button type="submit" form={id} variant="outline">
            Check Again
          </Button>
        </div>
      )}
      {mayEdit && sent?.report.outcome === 'checked' && isCurrent(sent, draft) && (
        <div>
          <Button onClick={() => confirming.send({ type: 'confirmation.ask', subject: sent })}>
            Import File
          </Button>
        </div>
      )}
      <EditorAsides editor={checkEditor} actor={checking} />
      <ConfirmationDialogs confirmation={importing} actor={confirming} />
    </div>
  )
}
