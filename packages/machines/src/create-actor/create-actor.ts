import {
  type ActorOptions,
  type AnyActorLogic,
  createActor as createXStateActor,
  type InspectionEvent,
  type Snapshot,
} from 'xstate'

/** XState's options that a development tool gives to an actor. */
export interface ToolOptions {
  readonly inspect?: (event: InspectionEvent) => void
  /** The actor starts from this snapshot, instead of the application's. */
  readonly snapshot?: Snapshot<unknown>
}

export type ToolOptionsOf = (logic: AnyActorLogic) => ToolOptions | undefined

let toolOptionsOf: ToolOptionsOf = () => undefined

/** Sets the options that a development tool gives to every actor from now on; returns the earlier ones. */
export function setToolOptions(next: ToolOptionsOf): ToolOptionsOf {
  const earlier = toolOptionsOf
  toolOptionsOf = next
  return earlier
}

/** The options of an actor, with those of a development tool. */
export const withToolOptions = <Logic extends AnyActorLogic>(logic: Logic, options?: ActorOptions<Logic>) =>
  ({ ...options, ...toolOptionsOf(logic) }) as ActorOptions<Logic> & { input: never }

/** XState's `createActor`, with the options of a development tool: the application creates every actor with it. */
export const createActor: typeof createXStateActor = (logic, ...[options]) =>
  createXStateActor(logic, withToolOptions(logic, options))
