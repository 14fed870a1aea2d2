const actors = import.meta.glob<string>('../../packages/machines/src/*/*.actors.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The calls of the forms. */
const savedBy = [
  'blogs.create',
  'blogs.update',
  'newsletters.upload',
  'contact.submit',
  'discounts.create',
  'discounts.update',
  'explore.create',
  'explore.updateStatus',
  'plans.create',
  'plans.update',
  'stockSplits.create',
  'stockSplits.update',
  'strategies.linkDescription',
  'strategyDescriptions.create',
]

/** The calls that screens pass to machines. A test compares this list with the screens. */
const brought: Readonly<Record<string, readonly string[]>> = {
  table: [
    'auditLogs.list',
    'explore.list',
    'notifications.list',
    'plans.catalog',
    'schedulerJobs.list',
    'stockSplits.list',
    'strategies.list',
    'strategies.subscribers',
    'strategyDescriptions.list',
    'blogs.list',
  ],
  editor: savedBy,
  // Retry sends by the form.
  'failed-writes': savedBy,
  action: [
    'blogs.delete',
    'liveTrades.exclude',
    'explore.updateStatus',
    'stockSplits.update',
    'cache.refresh',
  ],
  resource: ['blogs.list', 'blogs.get', 'blogs.likes', 'blogs.body', 'explore.list', 'strategies.get'],
}

/** The SDK calls in a source text, in its order. */
export const callsIn = (source: string): string[] => [
  ...new Set(
    [...source.matchAll(/\bapi\.(\w+)\.(\w+)\b/g)].map(([, resource, call]) => `${resource}.${call}`),
  ),
]

/** The calls of the actors of a flow, by the actor's name. */
function callsOfActors(flow: string): ReadonlyMap<string, string[]> {
  const source = actors[`../../packages/machines/src/${flow}/${flow}.actors.ts`] ?? ''
  const [functions = '', ...parts] = source.split(/^ {2}(?=\w+: fromPromise)/m)
  return new Map(
    parts.map((part) => [
      part.slice(0, part.indexOf(':')),
      // A function above the actors gets the client; `extensions` is the one of the calls that only the reference
      // server has.
      callsIn((part.includes('(api, ') ? functions + part : part).replaceAll(/\bextensions\./g, 'api.')),
    ]),
  )
}

/** The SDK calls of a flow, by its folder: from its actors, or passed by the screens. */
export const callsOf = (flow: string): readonly string[] =>
  brought[flow] ?? [...new Set([...callsOfActors(flow).values()].flat())]

/** The SDK calls of a flow with the call of the machine that makes each; screens pass the others. */
export const callsByInvoke = (flow: string, sources: ReadonlyMap<string, string>) =>
  brought[flow]?.map((call) => ({ invoke: null, call })) ??
  [...sources].flatMap(([invoke, source]) =>
    (callsOfActors(flow).get(source) ?? []).map((call) => ({ invoke, call })),
  )

/** The described call behind a call: the session's renewal is one exchange for all waiting calls. */
export const describedAs = (call: string): string => (call === 'auth.renew' ? 'auth.refresh' : call)
