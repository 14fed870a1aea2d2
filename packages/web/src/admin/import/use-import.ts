import {
  type ImportChoice,
  type ImportEmitted,
  type ImportProblems,
  importActors,
  importMachine,
} from '@tarang/machines/import'
import { changedFilesProblem, fileProblem, filesProblem, serverMessageOr } from '#patterns/editor'
import { useHeldFlow } from '#patterns/held-flow'
import { extensions } from '#platform/api/extensions'
import { submitOnce } from '#platform/api/submission'
import { useActorRef } from '#platform/use-actor-ref'
import { rememberedMappings } from './remembered-mapping.ts'

/** Nothing was sent, because a file was changed after it was chosen. */
class ChangedFiles extends Error {
  override name = 'ChangedFiles'
}

const machine = importMachine.provide({
  actors: importActors(extensions, {
    remembered: rememberedMappings,
    refuseChanged: async (files) => {
      const problem = await changedFilesProblem(files as readonly File[])
      if (problem) throw new ChangedFiles(problem)
    },
    sendOnce: submitOnce,
  }),
})

function validate({ kind, file, files }: ImportChoice): ImportProblems {
  const fileFault = file === null ? 'File is required' : fileProblem(file as File, 'records')
  const filesFault = filesProblem(files as readonly File[], 'blogFiles')
  return {
    ...(kind === '' && { kind: 'What to Import is required' }),
    ...(fileFault && { file: fileFault }),
    ...(filesFault && { files: filesFault }),
  }
}

/** Runs the machine that imports files. `onRefused` gets the first field that is missing or wrong. */
export function useImport(onRefused: (field: keyof ImportChoice) => void) {
  const actor = useActorRef(machine, { input: { rules: { validate } } })
  useHeldFlow<ImportEmitted>(actor, { refused: ({ field }) => onRefused(field) })
  return actor
}

export type RunningImport = ReturnType<typeof useImport>

/** Why a file could not be checked, or was not imported. */
export const failureOf = (error: unknown, otherwise: string): string =>
  error instanceof ChangedFiles ? error.message : serverMessageOr(otherwise)(error)
