import { useEffect, useReducer } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { PANEL_REQUEST, type PanelRequest, PREVIEW_MESSAGE, type PreviewMessage } from '../protocol.ts'
import { nothing, type PanelEvent, type PanelState, panelAfter } from './panel-state.ts'

const ask = (asked: PanelRequest): void => addons.getChannel()?.emit(PANEL_REQUEST, asked)

/** The story's actors, as the preview reports them, and the requests to the preview. */
export function useStatechart(): [PanelState, (event: PanelEvent) => void, (asked: PanelRequest) => void] {
  const [state, dispatch] = useReducer(panelAfter, nothing)
  useEffect(() => {
    const channel = addons.getChannel()
    const onMessage = (message: PreviewMessage) => dispatch({ type: 'message', message })
    // The preview sends nothing before the first request, and a reloaded preview has had none.
    const askAgain = () => ask({ type: 'everything' })
    channel?.on(PREVIEW_MESSAGE, onMessage)
    channel?.on(STORY_RENDERED, askAgain)
    askAgain()
    return () => {
      channel?.off(PREVIEW_MESSAGE, onMessage)
      channel?.off(STORY_RENDERED, askAgain)
    }
  }, [])
  return [state, dispatch, ask]
}
