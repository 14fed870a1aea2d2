import { withToolOptions } from '@tarang/machines/create-actor'
import { useActorRef as useXStateActorRef } from '@xstate/react'

/** `useActorRef` of @xstate/react, with the options of a development tool: every component starts its machine with it. */
export const useActorRef: typeof useXStateActorRef = (logic, ...given) => {
  const [options, observer] = given
  return useXStateActorRef(logic, ...([withToolOptions(logic, options), observer] as unknown as typeof given))
}
