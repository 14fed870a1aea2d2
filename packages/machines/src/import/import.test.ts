import { fakeActor } from '@tarang/flow-testing'
import { NetworkError } from '@tarang/sdk'
import type { ImportReport } from '@tarang/sdk/extensions'
import { describe, expect, test, vi } from 'vitest'
import { type AnyActorLogic, createActor, SimulatedClock, toPromise } from 'xstate'
import { isGuarded } from '../guarded-flow/index.ts'
import { importCases } from './import.cases.ts'
import { changedChoice, changedReading, firstChoice, firstReading } from './import.model.ts'
import {
  type ImportEmitted,
  type ImportEvent,
  type ImportSubject,
  importActors,
  importMachine,
  importView,
} from './index.ts'

const { checked, refused } = importCases.actors.check.done as Record<string, { report: ImportReport }>
const { imported } = importCases.actors.importFile.done as Record<string, ImportReport>
const { plain } = importCases.inputs
const fileOf = (name: string) => ({ name }) as File
const file = fileOf('strategies.csv')
const mapping = { columns: { strategyCode: 'Case' } }
const offline = new NetworkError('offline', null)

const choose: ImportEvent = { type: 'choice.change', changes: { kind: 'strategies', file } }
const check: ImportEvent = { type: 'import.check' }
const ask: ImportEvent = { type: 'import.ask' }
const confirm: ImportEvent = { type: 'import.confirm' }
const cancel: ImportEvent = { type: 'import.cancel' }
const map: ImportEvent = { type: 'reading.change', changes: { mapping } }

function start() {
  const checks = fakeActor<unknown, ImportSubject>()
  const imports = fakeActor<unknown, ImportSubject>()
  const progress = fakeActor<unknown>()
  const clock = new SimulatedClock()
  const actor = createActor(
    importMachine.provide({
      actors: {
        check: checks.logic as never,
        importFile: imports.logic as never,
        readProgress: progress.logic as never,
      },
    }),
    { input: plain as never, clock },
  )
  const emitted: ImportEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const send = (...events: ImportEvent[]) => {
    for (const event of events) actor.send(event)
  }
  return {
    ...{
      actor,
      clock,
      emitted,
      send,
      checks: checks.calls,
      imports: imports.calls,
      progress: progress.calls,
    },
    view: () => importView(actor.getSnapshot()),
  }
}

async function startChecked() {
  const running = start()
  running.send(choose, check)
  await running.checks[0]?.answer({ ...checked, remembered: null })
  return running
}

describe('a check', () => {
  test('says every two seconds how many rows were read, and ends when it is cancelled', async () => {
    const { send, clock, progress, checks, view } = start()
    send(choose, check)
    expect([view().isChecking, view().rows]).toEqual([true, null])
    clock.increment(1999)
    expect(progress).toHaveLength(0)
    clock.increment(1)
    await progress[0]?.answer(20_000)
    expect(view().rows).toBe(20_000)
    clock.increment(2000)
    await progress[1]?.fail(offline)
    expect(view()).toMatchObject({ isChecking: true, rows: 20_000, error: null })
    send(cancel)
    expect(checks[0]?.signal.aborted).toBe(true)
    expect(view()).toMatchObject({ isChecking: false, isUnknown: false, choice: { file } })
  })

  test('with a remembered mapping is made again with it, but not with one after a change', async () => {
    const { send, checks, view } = start()
    send(choose, check)
    await checks[0]?.answer({ ...refused, remembered: mapping })
    expect(checks[1]?.input.reading.mapping).toEqual(mapping)
    await checks[1]?.answer({ ...checked, remembered: mapping })
    expect(view()).toMatchObject({ isImportable: true, isOutdated: false, reading: { mapping } })
    const other = { columns: { strategyCode: '' } }
    send({ type: 'reading.change', changes: { mapping: other } })
    expect(view()).toMatchObject({ isImportable: false, isOutdated: true, isMappable: true })
    send(check)
    await checks[2]?.answer({ ...refused, remembered: mapping })
    expect(checks).toHaveLength(3)
    expect(view().reading.mapping).toEqual(other)
  })
})

describe('an import', () => {
  test('follows a question, blocks the page, and is one submission with its retry', async () => {
    const { send, imports, actor, view } = await startChecked()
    send(ask, confirm, confirm)
    expect(imports).toHaveLength(1)
    expect([view().isImporting, isGuarded(actor.getSnapshot())]).toEqual([true, true])
    await imports[0]?.fail(offline)
    expect(view()).toMatchObject({ isConfirming: true, isUnknown: true, error: offline, report: null })
    send(confirm)
    expect(imports[1]?.input).toBe(imports[0]?.input)
    await imports[1]?.answer(imported)
    expect(view()).toMatchObject({ report: { outcome: 'imported' }, isMappable: false, isUnknown: false })
  })

  test('whose outcome is unknown, or that was cancelled, needs another check', async () => {
    const lost = await startChecked()
    lost.send(ask, confirm)
    await lost.imports[0]?.fail(offline)
    lost.send(cancel, ask)
    expect(lost.view()).toMatchObject({ isUnknown: true, isAsking: false, isImportable: false })
    lost.send(check)
    expect(lost.view()).toMatchObject({ isChecking: true, isUnknown: false })

    const cancelled = await startChecked()
    cancelled.send(ask, confirm, cancel)
    expect(cancelled.imports[0]?.signal.aborted).toBe(true)
    expect(cancelled.view()).toMatchObject({ isUnknown: true, isImportable: false, isBlocked: false })
  })
})

describe('the model', () => {
  test('another kind or file is read anew, other files of blogs are not', async () => {
    const { send, view } = await startChecked()
    send(map, { type: 'choice.change', changes: { files: [fileOf('page.html')] } })
    expect(view()).toMatchObject({ reading: { mapping }, report: null })
    send({ type: 'choice.change', changes: { file: fileOf('other.csv') } })
    expect(view().reading).toEqual(firstReading)
  })

  test('another sheet has other columns', () => {
    const mapped = { ...firstReading, mapping }
    expect(changedReading(mapped, { sheet: 'Tradewise' })).toEqual({ ...firstReading, sheet: 'Tradewise' })
    expect(changedReading(mapped, { dates: 'month-first' })).toEqual({ ...mapped, dates: 'month-first' })
    expect(changedReading(mapped, { dates: 'year' } as never)).toEqual(mapped)
  })

  test('a choice takes only what can be sent', () => {
    expect(changedChoice(firstChoice, { kind: 1, file: 'x', files: [{}] } as never)).toEqual(firstChoice)
    expect(changedChoice({ ...firstChoice, file }, { file: null })).toEqual(firstChoice)
  })
})

describe('the calls', () => {
  const subject: ImportSubject = {
    choice: { kind: 'strategies', file, files: [] },
    reading: { sheet: 'Tradewise', dates: 'month-first', mapping },
  }

  function means(report: ImportReport, earlier: object | null = null) {
    const importFile = vi.fn(async () => report)
    const list = vi.fn(async () => ({ kinds: [], sizeLimit: 1, running: null }))
    const remembered = { read: vi.fn(() => earlier), write: vi.fn() }
    const refuseChanged = vi.fn(async () => {})
    const actors = importActors(
      { imports: { importFile, list } as never },
      { remembered, refuseChanged, sendOnce: (_, send) => send('key-1') },
    )
    return { actors, importFile, remembered, refuseChanged }
  }

  const run = (logic: AnyActorLogic) => toPromise(createActor(logic, { input: subject as never }).start())

  test('send the reading, and remember the mapping, also for the file of failed rows', async () => {
    const report = checked?.report as ImportReport
    const columns = report.columns && { ...report.columns, header: ['Why', 'Case'] }
    const { actors, importFile, remembered } = means({ ...report, columns })
    await run(actors.check)
    expect(importFile).toHaveBeenCalledWith(
      'strategies',
      { file, files: [] },
      { sheet: 'Tradewise', dates: 'month-first', mapping, dryRun: true, signal: expect.anything() },
    )
    expect(remembered.write).toHaveBeenCalledWith('strategies', ['Case'], mapping)
    await run(actors.importFile)
    expect(importFile).toHaveBeenLastCalledWith(
      'strategies',
      { file, files: [] },
      {
        sheet: 'Tradewise',
        dates: 'month-first',
        mapping,
        idempotencyKey: 'key-1',
        signal: expect.anything(),
      },
    )
  })

  test('forget columns that records no longer have', async () => {
    const earlier = { columns: { strategyCode: 'Case', gone: 'Style' }, values: { gone: 'x' } }
    const { actors, remembered } = means(refused?.report as ImportReport, earlier)
    expect(await run(actors.check)).toMatchObject({
      remembered: { columns: { strategyCode: 'Case' }, values: {}, replacements: {} },
    })
    expect(remembered.write).toHaveBeenCalledWith('strategies', ['Case'], mapping)
  })

  test('are not made for a file that was changed', async () => {
    const { actors, importFile, refuseChanged } = means(checked?.report as ImportReport)
    refuseChanged.mockRejectedValue(new Error('The file changed.'))
    await expect(run(actors.check)).rejects.toThrow('The file changed.')
    await expect(run(actors.importFile)).rejects.toThrow('The file changed.')
    expect(importFile).not.toHaveBeenCalled()
  })
})
