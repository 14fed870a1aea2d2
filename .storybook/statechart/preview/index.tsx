import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'
import { ASKED, type Asked, TOLD } from '../protocol.ts'
import { Director } from './director.ts'
import { currentStage, watchStage } from './stage.ts'

const director = new Director((told) => addons.getChannel().emit(TOLD, told))

void addons.ready().then((channel) => {
  channel.on(ASKED, (asked: Asked) => void director.asked(asked))
})

/** Before each story: the panel forgets the one before it. */
export const beginStory = (): void => director.reset()

/** The story, begun anew whenever the panel asks for it. */
export function Staged({ children }: { children: ReactNode }) {
  const { generation } = useSyncExternalStore(watchStage, currentStage)
  return <Fragment key={generation}>{children}</Fragment>
}
