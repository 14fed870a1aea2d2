import { resourceView } from '@tarang/machines/resource'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { Resource } from './define-resource.ts'

interface ResourceOptions<Data, Request> {
  readonly request: Request
  readonly onLoaded?: (data: Data) => void
}

type Options<Data, Request> = [undefined] extends [Request]
  ? [options?: Omit<ResourceOptions<Data, Request>, 'request'>]
  : [options: ResourceOptions<Data, Request>]

/** Loads a resource while the component is on the screen; leaving aborts the request. A later `request` is ignored. */
export function useResource<Data, Request = void>(
  resource: Resource<Data, Request>,
  ...[options]: Options<Data, Request>
) {
  const { request, onLoaded } = (options ?? {}) as Partial<ResourceOptions<Data, Request>>
  const actor = useActorRef(resource as Resource<Data, unknown>, { input: request })
  const notify = useEffectEvent((data: Data) => onLoaded?.(data))
  useEffect(() => {
    const subscription = actor.on('loaded', ({ data }) => notify(data))
    return () => subscription.unsubscribe()
  }, [actor])
  const { status, data, error } = resourceView(useSelector(actor, (snapshot) => snapshot))
  return {
    status,
    isLoading: status === 'loading',
    data,
    error,
    retry: () => actor.send({ type: 'resource.reload' }),
  }
}
