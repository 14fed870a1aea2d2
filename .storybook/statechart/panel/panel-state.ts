import type { Followed, Moment, PathSummary, PreviewMessage, Replay } from '../protocol.ts'

export interface PanelState {
  readonly followed: readonly Followed[]
  /** The chosen actor; null selects the actor of the last event. */
  readonly chosen: string | null
  readonly latest: string | null
  /** The moment that the user stepped back to; null is the present. */
  readonly back: number | null
  readonly replay: Replay | null
  readonly paths: Readonly<Record<string, readonly PathSummary[]>>
}

export const nothing: PanelState = {
  followed: [],
  chosen: null,
  latest: null,
  back: null,
  replay: null,
  paths: {},
}

export type PanelEvent =
  | { readonly type: 'message'; readonly message: PreviewMessage }
  | { readonly type: 'choose'; readonly key: string }
  | { readonly type: 'lookBack'; readonly n: number | null }

const MAX_MOMENTS = 400

/** An actor without events has nothing to show. */
const isBeginning = ({ event }: Moment) => event === 'xstate.init'

const hasMoved = ({ moments }: Followed) => moments.some((moment) => !isBeginning(moment))

export function panelAfter(state: PanelState, event: PanelEvent): PanelState {
  if (event.type === 'choose') return { ...state, chosen: event.key, back: null }
  if (event.type === 'lookBack') return { ...state, back: event.n }
  return afterMessage(state, event.message)
}

function afterMessage(state: PanelState, message: PreviewMessage): PanelState {
  switch (message.type) {
    case 'reset':
      return { ...nothing, paths: state.paths, replay: state.replay }
    case 'started':
      return {
        ...state,
        followed: [...state.followed.filter(({ key }) => key !== message.followed.key), message.followed],
        latest: state.latest === null || hasMoved(message.followed) ? message.followed.key : state.latest,
      }
    case 'moment':
      return {
        ...state,
        latest: isBeginning(message.moment) && state.latest !== null ? state.latest : message.key,
        // A new event selects its actor, unless the user has chosen another.
        back: message.key === currentKey(state) ? null : state.back,
        followed: withActor(state, message.key, (actor) => ({
          ...actor,
          moments: [...actor.moments, message.moment].slice(-MAX_MOMENTS),
          offers: message.offers,
        })),
      }
    case 'offers':
      return {
        ...state,
        followed: withActor(state, message.key, (actor) => ({ ...actor, offers: message.offers })),
      }
    case 'replay':
      return { ...state, replay: message.replay }
    case 'paths':
      return { ...state, paths: { ...state.paths, [message.machine]: message.paths } }
  }
}

const withActor = ({ followed }: PanelState, key: string, change: (actor: Followed) => Followed) =>
  followed.map((actor) => (actor.key === key ? change(actor) : actor))

const currentKey = ({ chosen, latest, followed }: PanelState): string | undefined =>
  [chosen, latest].find((wanted) => followed.some(({ key }) => key === wanted)) ?? followed.at(-1)?.key

export const currentActor = (state: PanelState): Followed | null =>
  state.followed.find(({ key }) => key === currentKey(state)) ?? null

/** The innermost active states, which imply the others. */
export const leaves = (states: readonly string[]): string[] =>
  states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)))

/** The moment that the chart shows: the chosen one, or the last. */
export const shownMoment = ({ moments }: Followed, back: number | null): Moment | null =>
  moments.find(({ n }) => n === back) ?? moments.at(-1) ?? null
