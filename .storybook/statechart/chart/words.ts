import type { Way } from './outline.ts'

/** The kind of a transition: a user's event, an answer, a failure, a delay, or none. */
export type WayKind = 'event' | 'done' | 'error' | 'delay' | 'always'

const forms: readonly [RegExp, WayKind][] = [
  [/^xstate\.done\.actor\.(.+)$/, 'done'],
  [/^xstate\.error\.actor\.(.+)$/, 'error'],
  [/^xstate\.after\.([^.]+)\..+$/, 'delay'],
  [/^()$/, 'always'],
]

/** The kind and the short name of an event: `xstate.done.actor.save` is the answer of `save`. */
export function wordsOf(event: string): { kind: WayKind; name: string } {
  for (const [form, kind] of forms) {
    const [, name] = form.exec(event) ?? []
    if (name !== undefined) return { kind, name: name || 'at once' }
  }
  return { kind: 'event', name: event }
}

/** Read before the name by screen readers, which do not read the sign. */
export const accessiblePrefix: Record<WayKind, string> = {
  event: '',
  done: 'answer of ',
  error: 'failure of ',
  delay: 'after ',
  always: '',
}

export const accessibleName = ({ event, guard }: Pick<Way, 'event' | 'guard'>): string => {
  const { kind, name } = wordsOf(event)
  return `${accessiblePrefix[kind]}${name}${guard ? `, ${guard === 'else' ? 'else' : `if ${guard}`}` : ''}`
}
