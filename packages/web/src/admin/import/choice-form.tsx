import { type ImportChoice, importView } from '@tarang/machines/import'
import { useSelector } from '@xstate/react'
import type { FormEvent, ReactNode, Ref } from 'react'
import { acceptOf, fileProblem, filesProblem } from '#patterns/editor'
import { failureText } from '#platform/api/failure'
import { formatCount } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { SelectField } from '#ui/field'
import { FileField } from '#ui/file-field'
import { CancelButton } from './cancel-button.tsx'
import { importKinds } from './import-kinds.ts'
import { failureOf, type RunningImport } from './use-import.ts'

interface Props {
  readonly actor: RunningImport
  readonly form: Ref<HTMLFormElement>
  readonly id: string
  readonly children?: ReactNode
  /** Focuses the button that checks, when the focused control goes. */
  readonly focusCheck: () => void
}

const fields = css({ display: 'grid', gap: '5' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', marginTop: '1' })

/** Chooses what to import and its file, and checks it. */
export function ChoiceForm({ actor, form, id, children, focusCheck }: Props) {
  const view = importView(useSelector(actor, (snapshot) => snapshot))
  const { choice, problems, isBlocked, isChecking } = view
  const change = (changes: Partial<ImportChoice>) => actor.send({ type: 'choice.change', changes })
  const check = () => actor.send({ type: 'import.check' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    check()
  }
  const files = choice.files as readonly File[]
  const file = choice.file as File | null
  const shared = { blocked: isBlocked, required: true }
  return (
    <form ref={form} id={id} noValidate aria-busy={isChecking} onSubmit={submit} className={fields}>
      <Failure actor={actor} onRetry={check} focusCheck={focusCheck} />
      <SelectField
        {...shared}
        name="kind"
        label="What to Import"
        placeholder="Select what to import"
        options={importKinds}
        error={announced(problems.kind)}
        value={choice.kind}
        onChange={({ target }) => change({ kind: target.value })}
      />
      <FileField
        {...shared}
        name="file"
        label="File"
        accept={acceptOf('records')}
        hint="A .csv, .tsv, .xlsx or .ndjson file, with the columns in any order. A cell that begins with = is text: nothing is calculated."
        error={announced(problems.file ?? (file && fileProblem(file, 'records')))}
        files={file ? [file] : []}
        onFiles={([first]) => change({ file: first ?? null })}
      />
      {choice.kind === 'blogs' && (
        <FileField
          name="files"
          label="Pages and Images of Blogs"
          blocked={isBlocked}
          accept={acceptOf('blogFiles')}
          multiple
          hint="The files that the rows name."
          error={announced(problems.files ?? filesProblem(files, 'blogFiles'))}
          files={files}
          onFiles={(chosen) => change({ files: chosen })}
        />
      )}
      <div className={buttons}>
        <Button type="submit" loading={isChecking} blocked={isBlocked}>
          Check File
        </Button>
        {isChecking && (
          <CancelButton onClick={() => actor.send({ type: 'import.cancel' })} onRemoved={focusCheck} />
        )}
        {children}
        <p role="status" className={css({ color: 'fg.muted' })}>
          {isChecking && progressText(view.rows)}
        </p>
      </div>
    </form>
  )
}

/** How far a check or an import is. */
export const progressText = (rows: number | null) =>
  rows === null ? 'The file is being sent…' : `${formatCount(rows, 'row')} read…`

// A chosen file is checked at once, while the focus is elsewhere: a live region announces the problem.
const announced = (problem: string | null | undefined) => problem && <span role="alert">{problem}</span>

interface FailureProps extends Pick<Props, 'actor' | 'focusCheck'> {
  readonly onRetry: () => void
}

/** Why the last check failed, or that the outcome of the last import is unknown. */
function Failure({ actor, onRetry, focusCheck }: FailureProps) {
  const { error, isUnknown, isAsking } = importView(useSelector(actor, (snapshot) => snapshot))
  if (isAsking) return null
  if (isUnknown)
    return (
      <Alert tone="warning" role="alert">
        We do not know whether the file was imported. Check it again: what was imported is unchanged then.
      </Alert>
    )
  if (error === null) return null
  const retry = () => {
    focusCheck()
    onRetry()
  }
  return (
    <Alert tone="negative" onRetry={retry}>
      {failureText(failureOf(error, 'The file could not be checked.'), error)}
    </Alert>
  )
}
