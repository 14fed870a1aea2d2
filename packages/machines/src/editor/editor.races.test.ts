import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  refusalResponse,
  requestOutcomes,
  ScheduledRun,
  scheduledClient,
  successResponse,
} from '../../testing/scheduled-client.ts'
import { schedules, TIMEOUT_MS } from '../../testing/schedules.ts'
import { createEditorMachine, type EditorEmitted, type EditorEvent, saveActor } from './index.ts'

interface Draft {
  readonly stockname: string
}

/** A server that stores every split and refuses one stock. */
class Calendar {
  readonly stored: string[] = []
  inFlight = 0
  mostInFlight = 0
  refused = 0

  serve = (_: string, body: unknown): Response => {
    const { stockname } = body as Draft
    if (stockname === 'REFUSED') {
      this.refused += 1
      return refusalResponse('Not this one.', 422, { stockname: 'Not this one.' })
    }
    this.stored.push(stockname)
    return successResponse()
  }
}

const event = fc.constantFrom<EditorEvent<Draft, Draft>>(
  { type: 'draft.submit' },
  { type: 'draft.submit' },
  { type: 'draft.submit' },
  { type: 'draft.change', changes: { stockname: 'INFY' } },
  { type: 'draft.change', changes: { stockname: 'TCS' } },
  { type: 'draft.change', changes: { stockname: 'REFUSED' } },
  { type: 'draft.change', changes: { stockname: '' } },
  { type: 'editor.dismiss' },
  { type: 'discard.confirm' },
  { type: 'discard.cancel' },
  { type: 'editor.add' },
)

test(
  'a form that is sent again and again: one save at a time, and each that is said to be saved is stored once',
  async () => {
    const reached = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(event, { minLength: 3, maxLength: 14 }),
        fc.array(fc.constantFrom(...requestOutcomes), { maxLength: 6 }),
        async (schedule, events, planned) => {
          const run = new ScheduledRun(schedule)
          const calendar = new Calendar()
          const remaining = [...planned]
          let answersLost = 0
          const api = scheduledClient(schedule, calendar.serve, {
            nextOutcome: () => remaining.shift() ?? 'arrives',
          })
          const save = saveActor<Draft, Draft, unknown>({
            draftOf: () => ({ stockname: '' }),
            write: async (_, draft, signal) => {
              calendar.inFlight += 1
              calendar.mostInFlight = Math.max(calendar.mostInFlight, calendar.inFlight)
              const storedBefore = calendar.stored.length
              try {
                return await api.stockSplits.create({ stockname: draft.stockname } as never, { signal })
              } catch (error) {
                answersLost += calendar.stored.length - storedBefore
                throw error
              } finally {
                calendar.inFlight -= 1
              }
            },
          })
          const editor = createActor(createEditorMachine<Draft, Draft>().provide({ actors: { save } }), {
            input: {
              rules: {
                draftOf: () => ({ stockname: '' }),
                validate: ({ stockname }) =>
                  stockname === '' ? { stockname: 'Stock Name is required' } : {},
              },
            },
          })
          const emitted: EditorEmitted<Draft, Draft, unknown>[] = []
          editor.on('*', (one) => emitted.push(one))
          editor.start()
          editor.send({ type: 'editor.add' })
          for (const one of events) {
            run.schedule(one.type, () => {
              const before = editor.getSnapshot()
              editor.send(one)
              // A request in flight is not changed, repeated or dropped.
              if (before.value !== 'saving') return
              expect(editor.getSnapshot()).toBe(before)
              reached.add('an event during a save')
            })
          }
          await run.settle()
          const saved = emitted.flatMap((one) => (one.type === 'saved' ? [one.draft.stockname] : []))
          expect(calendar.mostInFlight).toBeLessThanOrEqual(1)
          expect(editor.getSnapshot().value).not.toBe('saving')
          // Only a split that was sent again after a lost answer is stored twice.
          expect(calendar.stored.length).toBe(saved.length + answersLost)
          for (const stock of saved) expect(calendar.stored).toContain(stock)
          if (saved.length > 0) reached.add('a save')
          if (answersLost > 0 && saved.length > 0) reached.add('a save after a lost answer')
          if (calendar.refused > 0) reached.add('a refusal')
          editor.stop()
        },
      ),
      schedules(),
    )
    expect(reached).toEqual(
      new Set(['a save', 'a save after a lost answer', 'a refusal', 'an event during a save']),
    )
  },
  TIMEOUT_MS,
)
