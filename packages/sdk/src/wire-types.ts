import type { paths as Notifications } from './generated/notifications.ts'
import type { Id, paths as Platform, Refusal } from './generated/platform.ts'

/** The paths of the platform API, as its responses are before they are read: for an openapi-fetch client of your own. */
export type PlatformPaths = WirePaths<Platform>

/** The paths of the notifications service, as its responses are before they are read. */
export type NotificationsPaths = WirePaths<Notifications>

type WirePaths<Paths> = {
  [Path in keyof Paths]: { [Method in keyof Paths[Path]]: WireOperation<Paths[Path][Method]> }
}

type WireOperation<Operation> = Operation extends { responses: infer Responses }
  ? Omit<Operation, 'responses'> & {
      responses: { [Status in keyof Responses]: WireResponse<Status, Responses[Status]> }
    }
  : Operation

// A 200 may be a refusal.
type WireResponse<Status, Response> = Status extends 200
  ? Response extends { content: { 'application/json': infer Body } }
    ? Omit<Response, 'content'> & { content: { 'application/json': Wire<Body> | Refusal } }
    : Response
  : Response

/** What a value reader (`value-readers.ts`) may get for a value that it returns. */
type Wire<Value> = [Id] extends [Value]
  ? [Extract<Value, 0>] extends [never]
    ? Value
    : WireValue<Value>
  : WireValue<Value>

type WireValue<Value> = Value extends null | undefined
  ? Value
  : Value extends string[]
    ? string | (string | number | null)[]
    : Value extends (infer Member)[]
      ? Wire<Member>[]
      : Value extends string
        ? string | number | boolean
        : Value extends number
          ? number | string | (Value extends 0 ? boolean : never)
          : Value extends boolean
            ? boolean | number | string
            : { [Name in keyof Value]: Wire<Value[Name]> }
