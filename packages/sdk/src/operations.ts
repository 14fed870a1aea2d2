import type { operations as ExtensionsOperations } from './generated/extensions.ts'
import type { operations as NotificationsOperations } from './generated/notifications.ts'
import type { operations as PlatformOperations } from './generated/platform.ts'
import type { CallOptions } from './options.ts'
import type { Shape } from './read-shape.ts'

type Specified = PlatformOperations & NotificationsOperations
type Described = Specified & ExtensionsOperations

/** The name of an operation of the specification. */
export type SpecifiedOperationId = keyof Specified

/** The name of an operation in the API description, with the extensions. */
export type OperationId = keyof Described

/** The description of an operation that the client has at run time. */
export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id
  readonly service: 'platform' | 'notifications' | 'extensions'
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** A `read` is safe to retry; an `action` or a `write` is never retried automatically. */
  readonly class: 'read' | 'action' | 'write'
  /** Carries the session token. */
  readonly isStaff?: true
  /** Builds the multipart form that is sent instead of JSON. */
  readonly toForm?: (body: unknown) => FormData
  /** Returns a text instead of JSON. */
  readonly returnsText?: true
  /** The shape of a good response; none for a text or a mere message. */
  readonly response?: Shape
  /** A response of another shape is also a success: the write is done. */
  readonly isResponseOptional?: true
}

type Media<Content> = Content[keyof Content]

/** The body of a good response. */
export type ResponseOf<Id extends OperationId> = Media<Described[Id]['responses'][200]['content']>

/** The list or record in that body, without its wrapper. */
export type ValueOf<Id extends OperationId> = Unwrapped<ResponseOf<Id>>

type Unwrapped<Body> = Body extends { data?: infer Data }
  ? NonNullable<Data> extends { exploreData?: infer Blocks }
    ? NonNullable<Blocks>
    : NonNullable<Data> extends { strategyDetails?: infer Details }
      ? NonNullable<Details>
      : NonNullable<Data>
  : Body

/** The request body of an operation, or `undefined`. */
export type BodyOf<Id extends OperationId> = Described[Id] extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: infer Content }
    ? Media<Content>
    : undefined
  : undefined

/** The path parameters of an operation. */
export type PathOf<Id extends OperationId> = Described[Id]['parameters'] extends { path: infer Path }
  ? Path
  : Record<never, never>

/** The query parameters of an operation. */
export type QueryOf<Id extends OperationId> = Described[Id]['parameters'] extends { query?: infer Query }
  ? NonNullable<Query>
  : Record<never, never>

/** The parameters, body and options of a call of an operation. */
export interface OperationOptions<Id extends OperationId = OperationId> extends CallOptions {
  path?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: BodyOf<Id>
  /** Exchanges a stale token also for the notifications service, whose callers otherwise do so with `renew`. */
  renew?: boolean | undefined
}
