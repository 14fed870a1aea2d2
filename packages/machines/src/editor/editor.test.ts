import { fakeCall } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { unfinished } from '../failed-outcome/index.ts'
import { firstProblem, isSameDraft, problemsAfter, problemsOf, refusedFields } from './editor.model.ts'
import {
  comparisonOf,
  createEditorMachine,
  type EditorEmitted,
  type EditorEvent,
  type EditorRules,
  editorView,
  isSessionExpired,
  saveActor,
} from './index.ts'

interface Split {
  readonly id: number
  readonly stock: string
  readonly ratio: string
}

interface Draft {
  readonly stock: string
  readonly ratio: string
  readonly images?: readonly string[]
}

const rules: EditorRules<Split, Draft> = {
  draftOf: (row) => ({ stock: row?.stock ?? '', ratio: row?.ratio ?? '' }),
  validate: ({ stock, ratio }, row) => ({
    ...(ratio === '' && { ratio: 'Ratio is required' }),
    ...(stock === '' && !row && { stock: 'Stock name is required' }),
  }),
}

const split: Split = { id: 7, stock: 'INFY', ratio: '1:2' }
const typed: Draft = { stock: 'TCS', ratio: '1:5' }
const offline = new NetworkError('offline', null)

function start({ isRead = false, ...more }: Partial<EditorRules<Split, Draft>> & { isRead?: boolean } = {}) {
  const writes = fakeCall<string, { row: Split | null; draft: Draft }>()
  const reads = fakeCall<Split | null, { row: Split }>()
  const clock = new SimulatedClock()
  const editor = createActor(
    createEditorMachine<Split, Draft, string>().provide({
      actors: {
        save: saveActor({
          draftOf: rules.draftOf,
          write: (row, draft, signal) => writes.call({ row, draft }, signal),
          ...(isRead && { read: (row, signal) => reads.call({ row }, signal) }),
        }),
      },
    }),
    { input: { rules: { ...rules, ...more } }, clock },
  )
  const emitted: EditorEmitted<Split, Draft, string>[] = []
  editor.on('*', (event) => emitted.push(event))
  editor.start()
  const send = (...events: EditorEvent<Split, Draft>[]) => {
    for (const event of events) editor.send(event)
  }
  return {
    editor,
    clock,
    calls: writes.calls,
    checks: reads.calls,
    emitted,
    send,
    view: () => editorView(editor.getSnapshot()),
    comparison: () => comparisonOf<Split, Draft>(editor.getSnapshot()),
  }
}

const add = { type: 'editor.add' } as const
const edit = { type: 'editor.edit', row: split } as const
const submit = { type: 'draft.submit' } as const
const dismiss = { type: 'editor.dismiss' } as const
const leave = { type: 'page.leave' } as const
const logIn = { type: 'login.complete' } as const
const stay = { type: 'discard.cancel' } as const
const choices = { type: 'comparison.submit' } as const
const change = (changes: Partial<Draft>) => ({ type: 'draft.change', changes }) as const

describe('the model', () => {
  test.each<[string, Draft, Draft, boolean]>([
    ['the same', typed, { ...typed }, true],
    ['another text', typed, { ...typed, ratio: '' }, false],
    ['a field that only one has', typed, { ...typed, images: [] }, false],
    ['a field that one has without a value', typed, { ...typed, images: undefined as never }, true],
    ['lists of the same', { ...typed, images: ['a'] }, { ...typed, images: ['a'] }, true],
    ['lists of one more', { ...typed, images: ['a'] }, { ...typed, images: ['a', 'b'] }, false],
    ['lists in another order', { ...typed, images: ['b', 'a'] }, { ...typed, images: ['a', 'b'] }, false],
    [
      'a number that is none',
      { ...typed, n: Number.NaN } as Draft,
      { ...typed, n: Number.NaN } as Draft,
      true,
    ],
  ])('two drafts: %s', (_, one, other, same) => {
    expect(isSameDraft(one, other)).toBe(same)
    expect(isSameDraft(other, one)).toBe(same)
  })

  test.each<[Draft, Split | null, object]>([
    [typed, null, {}],
    [{ stock: '', ratio: '' }, null, { stock: 'Stock name is required', ratio: 'Ratio is required' }],
    [{ stock: '', ratio: '' }, split, { ratio: 'Ratio is required' }],
  ])('the problems of %j', (draft, row, problems) => {
    expect(problemsOf({ rules, row }, draft)).toEqual(problems)
  })

  test('without rules to check by there is no problem, and a problem of no field counts for nothing', () => {
    expect(problemsOf({ rules: { draftOf: rules.draftOf }, row: null }, typed)).toEqual({})
    const validate = () => ({ colour: 'Too red', ratio: '' }) as never
    expect(problemsOf({ rules: { ...rules, validate }, row: null }, typed)).toEqual({})
  })

  test.each<[string, unknown, object]>([
    ['its fields', new ApiError('No.', 422, { ratio: 'Invalid', role: 'Unknown' }), { ratio: 'Invalid' }],
    ['no fields', new ApiError('No.', 500), {}],
    ['no answer', offline, {}],
  ])('a refusal names %s', (_, error, fields) => {
    expect(refusedFields(typed, error)).toEqual(fields)
  })

  test('a problem disappears when its field is changed, and only that', () => {
    expect(problemsAfter<Draft>({ stock: 'a', ratio: 'b' }, { ratio: '1:5' })).toEqual({ stock: 'a' })
  })

  test('the first problem is the first in the draft’s order', () => {
    expect(firstProblem(typed, { ratio: 'b', stock: 'a' })).toBe('stock')
    expect(firstProblem(typed, {})).toBeNull()
  })

  test.each([
    [new ApiError('', 401), true],
    [new ApiError('', 403), false],
    [offline, false],
    [undefined, false],
  ])('%s: a session that expired? %s', (error, expired) => {
    expect(isSessionExpired(error)).toBe(expired)
  })
})

describe('a record', () => {
  test('is added', async () => {
    const { send, calls, emitted, view } = start()
    expect(view()).toMatchObject({ status: 'closed', isOpen: false, isDirty: false })
    send(add)
    expect(view()).toMatchObject({
      status: 'editing',
      isOpen: true,
      isNew: true,
      isDirty: false,
      row: null,
      draft: { stock: '', ratio: '' },
    })
    send(change({ stock: 'TCS' }), change({ ratio: '1:5' }))
    expect(view()).toMatchObject({ isDirty: true, draft: typed })
    send(submit)
    expect(view()).toMatchObject({ isOpen: true, isSaving: true, isDirty: true })
    expect(calls[0]?.input).toEqual({ row: null, draft: typed })
    await calls[0]?.answer('the answer')
    expect(view()).toMatchObject({
      status: 'saved',
      isOpen: false,
      isSaved: true,
      isDirty: false,
      isNew: true,
    })
    expect(emitted).toEqual([{ type: 'saved', row: null, draft: typed, result: 'the answer', isNew: true }])
  })

  test('is edited', async () => {
    const { send, calls, emitted, view } = start()
    send(edit)
    expect(view()).toMatchObject({ isNew: false, row: split, draft: { stock: 'INFY', ratio: '1:2' } })
    send(change({ ratio: '1:3' }), submit)
    expect(calls[0]?.input).toEqual({ row: split, draft: { stock: 'INFY', ratio: '1:3' } })
    await calls[0]?.answer('the answer')
    expect(emitted).toMatchObject([{ type: 'saved', row: split, isNew: false }])
  })
})

describe('what was typed', () => {
  test('stays, with what is wrong, while it is not complete; nothing is sent', () => {
    const { send, calls, emitted, view } = start()
    send(add, submit)
    expect(calls).toHaveLength(0)
    expect(view()).toMatchObject({
      status: 'editing',
      fieldErrors: { stock: 'Stock name is required', ratio: 'Ratio is required' },
      firstInvalidField: 'stock',
    })
    send(change({ stock: 'TCS' }))
    expect(view()).toMatchObject({ fieldErrors: { ratio: 'Ratio is required' }, firstInvalidField: 'ratio' })
    send(submit)
    expect(emitted).toEqual([
      { type: 'refused', field: 'stock' },
      { type: 'refused', field: 'ratio' },
    ])
    send(change({ ratio: '1:5' }), submit)
    expect(calls).toHaveLength(1)
  })

  test('whose outcome is unknown is sent again as it was, or closed to look', async () => {
    const { send, calls, emitted, view } = start()
    send(add, change(typed), submit)
    await calls[0]?.fail(offline)
    expect(view()).toMatchObject({ isUnknown: true, isAsSent: true })
    const sent = view().draft
    send(submit)
    expect(view().isUnknown).toBe(false)
    await calls[1]?.fail(new ApiError('', 503))
    // The key of a submission belongs to the draft as an object.
    expect(calls[1]?.input.draft).toBe(sent)
    send(change({ ratio: '1:6' }))
    expect(view()).toMatchObject({ isUnknown: true, isAsSent: false })
    send({ type: 'outcome.look' })
    expect(view().status).toBe('closed')
    expect(emitted.map(({ type }) => type)).toEqual(['failed', 'failed', 'looked', 'closed'])
    expect(emitted.at(-1)).toEqual({ type: 'closed', needsReload: true })
  })

  test('stays when the API refuses it, by field where the response names fields', async () => {
    const { send, calls, emitted, view } = start()
    send(add, change(typed), submit)
    const refusal = new ApiError('No.', 422, { ratio: 'Not a ratio', colour: 'Unknown' })
    await calls[0]?.fail(refusal)
    expect(view()).toMatchObject({ fieldErrors: { ratio: 'Not a ratio' }, error: refusal, isUnknown: false })
    expect(emitted).toEqual([
      { type: 'refused', field: 'ratio' },
      expect.objectContaining({ type: 'failed', error: refusal, outcome: 'refused' }),
    ])
    send(change({ ratio: '' }), submit)
    expect(view()).toMatchObject({ fieldErrors: { ratio: 'Ratio is required' }, error: null })
  })

  test('waits for the next login when the session has expired, which saves it', async () => {
    const { send, calls, emitted, view } = start()
    send(add, change(typed), submit)
    const expired = new ApiError('', 401)
    await calls[0]?.fail(expired)
    expect(view()).toMatchObject({
      status: 'waitingForLogin',
      isOpen: true,
      isBlocked: true,
      draft: typed,
      isDirty: true,
      error: null,
    })
    expect(emitted).toEqual([{ type: 'sessionExpired' }])
    send(submit, dismiss, change({ stock: 'WIPRO' }))
    expect(calls).toHaveLength(1)
    send(logIn)
    expect(calls[1]?.input).toEqual({ row: null, draft: typed })
    await calls[1]?.answer('saved')
    expect(view().isSaved).toBe(true)
  })
})

describe('a record that another may have changed', () => {
  const opened = (...events: EditorEvent<Split, Draft>[]) => {
    const running = start({ isRead: true })
    running.send(edit, ...events, submit)
    return running
  }
  const theirs = { ...split, ratio: '1:3' }

  test('is read again before its changes are saved, on the record as it is now', async () => {
    const { checks, calls, view, emitted } = opened(change({ stock: 'TCS' }))
    expect([view().isSaving, calls.length, checks[0]?.input]).toEqual([true, 0, { row: split }])
    const again = { ...split }
    await checks[0]?.answer(again)
    expect(calls[0]?.input.row).toBe(again)
    await calls[0]?.answer('')
    expect(emitted[0]).toMatchObject({ type: 'saved', isNew: false })
    expect(emitted[0]).toHaveProperty('row', again)
  })

  test('is not read where it is new, or where nothing can read it', () => {
    const added = start({ isRead: true })
    added.send(add, change(typed), submit)
    const unchecked = start()
    unchecked.send(edit, submit)
    for (const { checks, calls } of [added, unchecked]) expect([checks.length, calls.length]).toEqual([0, 1])
  })

  test('is not written once the editor was stopped during the check', async () => {
    const { editor, checks, calls } = opened(change({ stock: 'TCS' }))
    editor.stop()
    await checks[0]?.answer(split)
    expect(calls).toHaveLength(0)
  })

  test('is compared: their field is taken, the typed one kept, and both are saved on the newer record', async () => {
    const { checks, calls, view, comparison } = opened(change({ stock: 'TCS' }))
    await checks[0]?.answer(theirs)
    expect(view().status).toBe('comparing')
    comparison()?.send(choices)
    expect([view().isSaving, checks.length, calls.length]).toEqual([true, 2, 0])
    await checks[1]?.answer(theirs)
    expect(calls[0]?.input).toEqual({ row: theirs, draft: { stock: 'TCS', ratio: '1:3' } })
  })

  test.each<[string, Split | null, object]>([
    ['deleted: nothing is sent, and the draft stays', null, { error: { reason: 'deleted' } }],
    ['changed to what was typed: nothing is left to send', { id: 7, ...typed }, { status: 'closed' }],
  ])('%s', async (_, answer, expected) => {
    const { checks, calls, view } = opened(change(typed))
    await checks[0]?.answer(answer)
    expect(view()).toMatchObject({ draft: typed, ...expected })
    expect(calls).toHaveLength(0)
  })

  test('a check that fails keeps the draft; one without a session goes on after the login', async () => {
    const failed = opened(change(typed))
    await failed.checks[0]?.fail(offline)
    expect(failed.view()).toMatchObject({ status: 'editing', draft: typed, error: offline })
    const expired = opened(change(typed))
    await expired.checks[0]?.fail(new ApiError('', 401))
    expect(expired.view().isWaitingForLogin).toBe(true)
    expired.send(logIn)
    expect([expired.checks.length, expired.calls.length]).toEqual([2, 0])
  })

  test('a check without an answer wrote nothing; a refused one is refused', async () => {
    const lost = opened(change(typed))
    await lost.checks[0]?.fail(new NetworkError('timeout', null))
    expect(lost.emitted.at(-1)).toMatchObject({ type: 'failed', ...unfinished.notRead })
    const refused = opened(change(typed))
    await refused.checks[0]?.fail(new ApiError('No.', 403))
    expect(refused.emitted.at(-1)).toMatchObject({ type: 'failed', outcome: 'refused' })
  })

  test('a refusal as outdated compares; where nothing differs it is shown, and the next Save reads again', async () => {
    const { checks, calls, send, view } = opened(change({ stock: 'TCS' }))
    await checks[0]?.answer(split)
    const outdated = new ApiError('Changed.', 412)
    await calls[0]?.fail(outdated)
    expect(view()).toMatchObject({ isSaving: true, error: null })
    await checks[1]?.answer({ ...split })
    expect(view()).toMatchObject({ status: 'editing', error: outdated })
    expect(calls).toHaveLength(1)
    send(submit)
    await checks[2]?.answer({ ...split })
    await calls[1]?.fail(outdated)
    await checks[3]?.answer(theirs)
    expect(view()).toMatchObject({ status: 'comparing', error: null })
  })
})

describe('leaving the page', () => {
  describe('while it waits for a login', () => {
    const expired = async (...events: EditorEvent<Split, Draft>[]) => {
      const running = start()
      running.send(...events, submit)
      await running.calls[0]?.fail(new ApiError('', 401))
      return running
    }

    test('a login under the question saves nothing; after staying the user can save', async () => {
      const { send, calls, view } = await expired(add, change(typed))
      send(leave, logIn)
      expect([view().isConfirmingDiscard, view().isWaitingForLogin, calls.length]).toEqual([true, false, 1])
      send(stay, submit)
      expect(calls).toHaveLength(2)
    })
  })
})
