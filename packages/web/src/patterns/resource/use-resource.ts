import { failedSnapshot, loadedSnapshot, resourceView } from '@tarang/machines/resource'
import { useSelector } from '@xstate/react'
import { use, useEffect, useEffectEvent } from 'react'
import { onOnlineAgain } from '#platform/browser/online-again'
import { useIsHydrating } from '#platform/loading/hydration'
import { PageDataContext } from '#platform/loading/page-data'
import { useActorRef } from '#platform/use-actor-ref'
import type { Resource } from './define-resource.ts'

interface ResourceOptions<Data, Request> {
  readonly request: Request
  readonly onLoaded?: (data: Data) => void
}

type Options<Data, Request> = [undefined] extends [Request]
  ? [options?: Omit<ResourceOptions<Data, Request>, 'request'>]
  : [options: ResourceOptions<Data, Request>]

/** The server could not load the data, so the browser does. */
class NotLoadedByServer extends Error {
  override name = 'NotLoadedByServer'
}

/**
 * Loads a resource while the component is on the screen; leaving aborts the request. For another `request` it
 * loads again, without the earlier data; an equal one of plain JSON is no other. On a page that a server rendered, it begins with
 * the server's data, and refreshes them where the page is old.
 */
export function useResource<Data, Request = void>(
  resource: Resource<Data, Request>,
  ...[options]: Options<Data, Request>
) {
  const { request, onLoaded } = (options ?? {}) as Partial<ResourceOptions<Data, Request>>
  const { snapshot, isOld } = usePageStart(resource, request as Request)
  const actor = useActorRef(resource.machine as Resource<Data, unknown>['machine'], {
    input: request,
    ...(snapshot && { snapshot: snapshot as never }),
  })
  const notify = useEffectEvent((data: Data) => onLoaded?.(data))
  const refreshOld = useEffectEvent(() => {
    if (isOld) actor.send({ type: 'resource.refresh' })
  })
  useEffect(() => {
    const { data, error } = actor.getSnapshot().context
    if (data !== null) notify(data)
    if (error instanceof NotLoadedByServer) actor.send({ type: 'resource.reload' })
    refreshOld()
    const subscription = actor.on('loaded', ({ data }) => notify(data))
    return () => subscription.unsubscribe()
  }, [actor])
  useEffect(
    () =>
      onOnlineAgain(() => {
        const hasFailed = actor.getSnapshot().hasTag('failed')
        actor.send({ type: hasFailed ? 'resource.reload' : 'resource.refresh' })
      }),
    [actor],
  )
  const snapshotNow = useSelector(actor, (current) => current)
  const isOther = !isSameRequest(snapshotNow.context.request, request)
  const loadOther = useEffectEvent(() =>
    actor.send({ type: 'resource.reload', other: { request: request as Request } }),
  )
  useEffect(() => {
    if (isOther) loadOther()
  }, [isOther])
  const { status, data, error } = isOther ? loadingView : resourceView(snapshotNow)
  return {
    status,
    isLoading: status === 'loading',
    data,
    error,
    retry: () => actor.send({ type: 'resource.reload' }),
    /** Loads it again, and shows the earlier data meanwhile. */
    refresh: () => actor.send({ type: 'resource.refresh' }),
  }
}

const loadingView = { status: 'loading', data: null, error: null } as const

const isPlain = (value: unknown) =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

/** Components make the same request anew in each render. */
const isSameRequest = (one: unknown, other: unknown) =>
  Object.is(one, other) || (isPlain(one) && isPlain(other) && JSON.stringify(one) === JSON.stringify(other))

/** The first state of the resource, if the page has its data: on the server, and while a browser hydrates the page. */
function usePageStart<Data, Request>(
  { name, machine, loadForEveryone }: Resource<Data, Request>,
  request: Request,
) {
  const isHydrating = useIsHydrating()
  const pageData = use(PageDataContext)
  if (!isHydrating || !pageData || name === undefined) return {}
  const loaded = pageData.read(name, request, (signal) => loadForEveryone(request, signal))
  if (!loaded) return {}
  return 'hasFailed' in loaded
    ? { snapshot: failedSnapshot(machine, request, new NotLoadedByServer()) }
    : { snapshot: loadedSnapshot(machine, request, loaded.data as Data), isOld: pageData.isOld }
}
