import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'
import { PANEL_REQUEST, PANEL_STATE, type PanelRequest } from '../protocol.ts'
import { PreviewController } from './preview-controller.ts'
import { currentStoryRun, watchStoryRun } from './story-run.ts'

const controller = new PreviewController((state) => addons.getChannel().emit(PANEL_STATE, state))

void addons.ready().then((channel) => {
  channel.on(PANEL_REQUEST, (asked: PanelRequest) => controller.request(asked))
})

/** Runs before each story and clears the panel. */
export const resetStory = (): void => controller.reset()

/** Remounts the story when the panel restarts it. */
export function RestartableStory({ children }: { children: ReactNode }) {
  const { generation } = useSyncExternalStore(watchStoryRun, currentStoryRun)
  return <Fragment key={generation}>{children}</Fragment>
}
