import { importView } from '@tarang/machines/import'
import { useSelector } from '@xstate/react'
import { WriteFailure } from '#patterns/write-failure'
import { failureText } from '#platform/api/failure'
import { hasKeys } from '#platform/api/submission'
import { formatNumber } from '#platform/formats/format'
import { focusableHeading } from '#platform/navigation/heading-focus'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { progressText } from './choice-form.tsx'
import { labelOfKind } from './import-kinds.ts'
import { failureOf, type RunningImport } from './use-import.ts'

/** Asks before the import, and shows how far it is. */
export function Question({ actor }: { readonly actor: RunningImport }) {
  const view = importView(useSelector(actor, (snapshot) => snapshot))
  const { choice, counts, error, rows, isAsking, isImporting, isConfirming, isUnknown } = view
  const cancel = () => actor.send({ type: 'import.cancel' })
  const { added, changed } = counts
  return (
    <Dialog
      open={isAsking}
      busy={!isConfirming}
      onOpenChange={cancel}
      role="alertdialog"
      title="Import file"
      description={`Import “${choice.file?.name ?? ''}” as ${labelOfKind(choice.kind)}? This adds ${formatNumber(added)} and changes ${formatNumber(changed)} records.`}
      finalFocus={focusableHeading}
      footer={
        <>
          <Button variant="outline" blocked={!isConfirming && !isImporting} onClick={cancel}>
            {isUnknown ? 'Look' : 'Cancel'}
          </Button>
          <Button
            loading={isImporting}
            blocked={!isConfirming}
            onClick={() => actor.send({ type: 'import.confirm' })}
          >
            {isUnknown && hasKeys() ? 'Retry safely' : 'Import'}
          </Button>
        </>
      }
    >
      {isImporting && <p role="status">{progressText(rows)}</p>}
      {error !== null && (
        <WriteFailure
          text={failureText(failureOf(error, 'The file could not be imported.'), error)}
          isUnknown={isUnknown}
          isRepeatable={hasKeys()}
          participle="imported"
        />
      )}
    </Dialog>
  )
}
