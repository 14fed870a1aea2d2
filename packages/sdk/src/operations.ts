import type { operations as NotificationsOperations } from './generated/notifications.ts'
import type { operations as PlatformOperations } from './generated/platform.ts'
import type { Shape } from './read-shape.ts'

type Described = PlatformOperations & NotificationsOperations

/** The name of an operation, as the API description has it. */
export type OperationId = keyof Described

/** What the client has to know of an operation to ask for it. */
export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id
  readonly service: 'platform' | 'notifications'
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  /** A read changes nothing and may be asked again; an action and a write are never repeated unasked. */
  readonly class: 'read' | 'action' | 'write'
  /** Carries the token of the session. */
  readonly isStaff?: true
  /** Sends a form with files, and no JSON. */
  readonly sendsForm?: true
  /** Answers a text, and no JSON. */
  readonly answersText?: true
  /** What is read of a good answer; nothing where it is a text, or only a message. */
  readonly answer?: Shape
  /** Any other answer is as good: what was asked for has been done. */
  readonly isAnswerOptional?: true
}

type Media<Content> = Content[keyof Content]

/** The body of a good answer of an operation. */
export type AnswerOf<Id extends OperationId> = Media<Described[Id]['responses'][200]['content']>

/** What is meant in that body: the list or record in it, without what wraps it. */
export type ValueOf<Id extends OperationId> = Unwrapped<AnswerOf<Id>>

type Unwrapped<Body> = Body extends { data?: infer Data }
  ? NonNullable<Data> extends { exploreData?: infer Blocks }
    ? NonNullable<Blocks>
    : NonNullable<Data> extends { strategyDetails?: infer Details }
      ? NonNullable<Details>
      : NonNullable<Data>
  : Body

/** The body that an operation takes; `undefined` where it takes none. */
export type BodyOf<Id extends OperationId> = Described[Id] extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: infer Content }
    ? Media<Content>
    : undefined
  : undefined

/** The parameters in the path of an operation. */
export type PathOf<Id extends OperationId> = Described[Id]['parameters'] extends { path: infer Path }
  ? Path
  : Record<never, never>

/** The parameters behind the question mark of an operation. */
export type QueryOf<Id extends OperationId> = Described[Id]['parameters'] extends { query?: infer Query }
  ? NonNullable<Query>
  : Record<never, never>
