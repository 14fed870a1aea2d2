import { fakeActor } from '@tarang/flow-testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  type LikeEmitted,
  type LikeRequest,
  type Likes,
  type LikesUpdate,
  likeActors,
  likeMachine,
  likeView,
} from './index.ts'

function start(begin: Likes = { likesCount: 4, liked: false }) {
  const call = fakeActor<LikesUpdate, LikeRequest>()
  const like = createActor(likeMachine.provide({ actors: { sendLike: call.logic } }), {
    input: { id: 7, ...begin },
  })
  const events: LikeEmitted[] = []
  like.on('*', (event) => events.push(event))
  like.start()
  return {
    calls: call.calls,
    events,
    toggle: () => like.send({ type: 'like.toggle' }),
    give: () => like.send({ type: 'like.give' }),
    update: (likes: Likes) => like.send({ type: 'likes.update', likes }),
    view: () => likeView(like.getSnapshot()),
    state: () => like.getSnapshot().value,
  }
}

describe('in a list', () => {
  test('a like is shown at once, then as the API counts', async () => {
    const { calls, events, toggle, view } = start()
    toggle()
    expect(view()).toEqual({ likesCount: 5, liked: true })
    expect(calls[0]?.input).toEqual({ id: 7 })
    await calls[0]?.answer({ likesCount: 12, liked: true })
    expect(view()).toEqual({ likesCount: 12, liked: true })
    expect(events).toEqual([{ type: 'answered', id: 7, likesCount: 12, liked: true }])
  })

  test('two quick clicks send one call at a time, and end where they began', async () => {
    const { calls, toggle, view, state } = start()
    toggle()
    toggle()
    expect(view()).toEqual({ likesCount: 4, liked: false })
    expect(calls).toHaveLength(1)
    await calls[0]?.answer({ likesCount: 9, liked: true })
    expect(view()).toEqual({ likesCount: 8, liked: false })
    expect(calls).toHaveLength(2)
    await calls[1]?.answer({ likesCount: 8, liked: false })
    expect(state()).toBe('idle')
  })

  test('an answer with only a count counts as the wanted state', async () => {
    const { calls, toggle, view } = start()
    toggle()
    await calls[0]?.answer({ likesCount: 40 } as Likes)
    expect(view()).toEqual({ likesCount: 40, liked: true })
  })

  test('a count never falls below zero', async () => {
    const { calls, toggle, view } = start({ likesCount: 0, liked: true })
    toggle()
    expect(view()).toEqual({ likesCount: 0, liked: false })
    await calls[0]?.answer({ likesCount: -3, liked: false })
    expect(view()).toEqual({ likesCount: 0, liked: false })
  })
})

describe('on the page of the entry', () => {
  test('it ends liked, whatever it was before', async () => {
    for (const liked of [false, true]) {
      const { calls, give, view } = start({ likesCount: 4, liked })
      give()
      expect(view()).toEqual({ likesCount: liked ? 4 : 5, liked: true })
      expect(calls[0]?.input).toEqual({ id: 7, liked: true })
      await calls[0]?.answer({ likesCount: 6, liked: false })
      expect(view()).toEqual({ likesCount: 6, liked: true })
      expect(calls).toHaveLength(1)
    }
  })
})

test('sends a toggle from the list and a set from the page', async () => {
  const asked: unknown[] = []
  const blogs = {
    like: (id: number, { signal: _, ...wanted }: { liked?: boolean; signal?: AbortSignal }) => {
      asked.push([id, wanted])
      return Promise.resolve({ likesCount: 1, liked: true })
    },
  }
  const like = createActor(likeMachine.provide({ actors: likeActors({ blogs } as never) }), {
    input: { id: 7, likesCount: 0, liked: false },
  }).start()
  like.send({ type: 'like.toggle' })
  await Promise.resolve()
  await new Promise((done) => setTimeout(done))
  like.send({ type: 'like.give' })
  expect(asked).toEqual([
    [7, {}],
    [7, { liked: true }],
  ])
})

/** One entry as the server stores it. */
class FakeEntry {
  liked: boolean
  others: number
  inFlight = 0
  mostInFlight = 0
  constructor(liked: boolean, others: number) {
    this.liked = liked
    this.others = others
  }
  get likes(): Likes {
    return { liked: this.liked, likesCount: this.others + (this.liked ? 1 : 0) }
  }
}

const steps = fc.array(
  fc.record({
    type: fc.constantFrom('like.toggle' as const, 'like.toggle' as const, 'like.give' as const),
    fault: fc.constantFrom(
      'none' as const,
      'none' as const,
      'beforeWriting' as const,
      'afterWriting' as const,
    ),
    othersLike: fc.nat(3),
  }),
  { minLength: 1, maxLength: 9 },
)

test('in any order of clicks, answers and failures, it ends at the last wanted state and the API’s count', async () => {
  const reached = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      steps,
      fc.boolean(),
      fc.nat(20),
      async (schedule, clicks, liked, others) => {
        const entry = new FakeEntry(liked, others)
        const faults = clicks.map(({ fault }) => fault)
        let lastAnswer: Likes | null = null
        let hasFailed = false
        const sendLike = fromPromise<LikesUpdate, LikeRequest>(async ({ input }) => {
          entry.inFlight += 1
          entry.mostInFlight = Math.max(entry.mostInFlight, entry.inFlight)
          const fault = faults.shift() ?? 'none'
          try {
            await schedule.schedule(Promise.resolve(), 'request')
            if (fault !== 'beforeWriting') entry.liked = input.liked ?? !entry.liked
            const likes = entry.likes
            await schedule.schedule(Promise.resolve(), 'answer')
            if (fault !== 'none') {
              hasFailed = true
              throw new Error(fault)
            }
            lastAnswer = likes
            return likes
          } finally {
            entry.inFlight -= 1
          }
        })
        const like = createActor(likeMachine.provide({ actors: { sendLike } }), {
          input: { id: 7, ...entry.likes },
        })
        const shown: boolean[] = []
        like.start()
        for (const { type, othersLike } of clicks) {
          void schedule.schedule(Promise.resolve(), 'click').then(() => {
            if (entry.inFlight > 0) reached.add('a click during a call')
            const before = likeView(like.getSnapshot())
            like.send({ type })
            const after = likeView(like.getSnapshot())
            entry.others += othersLike
            const wanted = type === 'like.give' ? true : !before.liked
            expect(after.liked).toBe(wanted)
            expect(Math.abs(after.likesCount - before.likesCount)).toBeLessThanOrEqual(1)
            shown.push(wanted)
          })
        }
        await schedule.waitIdle()
        await new Promise((done) => setTimeout(done))
        expect(entry.mostInFlight).toBeLessThanOrEqual(1)
        expect(like.getSnapshot().value).toBe('idle')
        const view = likeView(like.getSnapshot())
        const { known } = like.getSnapshot().context
        expect(view).toEqual(known)
        expect(view.likesCount).toBeGreaterThanOrEqual(0)
        if (!hasFailed) {
          // Without a failure both sides end at the last wanted state, and the count is the last answer's.
          expect(view.liked).toBe(shown.at(-1))
          expect(entry.liked).toBe(shown.at(-1))
          expect(view).toEqual(lastAnswer)
          reached.add('no failure')
        } else if (lastAnswer !== null) {
          reached.add('a failure and an answer')
          expect(view.likesCount).toBe((lastAnswer as Likes).likesCount)
        }
        like.stop()
      },
    ),
    { numRuns: 2000 },
  )
  expect(reached).toEqual(new Set(['a click during a call', 'no failure', 'a failure and an answer']))
}, 60_000)
