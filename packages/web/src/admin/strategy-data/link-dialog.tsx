import { editorView } from '@tarang/machines/editor'
import type { StrategyLink } from '@tarang/sdk'
import { useSelector } from '@xstate/react'
import { useId, useRef } from 'react'
import { EditorAsides, EditorForm, type RunningEditor } from '#patterns/editor'
import { type Resource, useResource } from '#patterns/resource'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { descriptionCodes, strategyCodes } from './codes.ts'
import { linkEditor } from './link-description.ts'

interface LinkProps {
  readonly actor: RunningEditor<StrategyLink, StrategyLink>
}

/** The dialog that links a strategy to a description. Send its actor `editor.edit` to open it. */
export function LinkDialog({ actor }: LinkProps) {
  const { isOpen, isSaving, isBlocked } = editorView(useSelector(actor, (snapshot) => snapshot))
  const id = useId()
  const dismiss = () => actor.send({ type: 'editor.dismiss' })
  return (
    <>
      <Dialog
        open={isOpen}
        busy={isBlocked}
        onOpenChange={dismiss}
        title="Link Strategy to Description"
        footer={
          <>
            <Button variant="outline" blocked={isBlocked} onClick={dismiss}>
              Cancel
            </Button>
            <Button type="submit" form={id} loading={isSaving} blocked={isBlocked}>
              Link
            </Button>
          </>
        }
      >
        <LinkForm actor={actor} id={id} />
      </Dialog>
      <EditorAsides editor={linkEditor} actor={actor} />
    </>
  )
}

const form = css({ display: 'grid', gap: '5' })

/** A separate component, so that the codes are fetched only when the dialog opens. */
function LinkForm({ actor, id }: LinkProps & { readonly id: string }) {
  const choices = {
    strategyCode: useCodes(strategyCodes, 'Failed to fetch live strategies'),
    strategyDescriptionCode: useCodes(descriptionCodes, 'Failed to fetch strategy descriptions'),
  }
  const fields = linkEditor.fields.map((field) => {
    const choice = choices[field.name as keyof StrategyLink]
    return field.kind === 'select'
      ? { ...field, options: choice.codes, ...(choice.isLoading && { hint: 'Loading...' }) }
      : field
  })
  const frame = useRef<HTMLDivElement>(null)
  const failed = Object.entries(choices).filter(([, { isFailed }]) => isFailed)
  const retryFor = (name: string, retry: () => void) => () => {
    retry()
    // The Retry button disappears once pressed; focus moves to the select that is loading.
    frame.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
  }
  return (
    <div ref={frame} className={form}>
      {failed.map(([name, { failure, retry }]) => (
        <Alert key={failure} tone="negative" onRetry={retryFor(name, retry)}>
          {failure}
        </Alert>
      ))}
      <EditorForm editor={{ ...linkEditor, fields }} actor={actor} id={id} />
    </div>
  )
}

function useCodes(resource: Resource<readonly string[]>, failure: string) {
  const { status, isLoading, data, retry } = useResource(resource)
  return { codes: data ?? [], isLoading, isFailed: status === 'failed', failure, retry }
}
