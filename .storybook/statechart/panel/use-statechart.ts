import { useEffect, useReducer } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { ASKED, type Asked, TOLD, type Told } from '../protocol.ts'
import { nothing, type PanelEvent, type PanelState, panelAfter } from './panel-state.ts'

const ask = (asked: Asked): void => addons.getChannel()?.emit(ASKED, asked)

/** What the preview tells of the story's actors, and the way to ask it for more. */
export function useStatechart(): [PanelState, (event: PanelEvent) => void, (asked: Asked) => void] {
  const [state, dispatch] = useReducer(panelAfter, nothing)
  useEffect(() => {
    const channel = addons.getChannel()
    const hear = (told: Told) => dispatch({ type: 'told', told })
    // The preview says nothing unless asked, and a page that was loaded anew has not been.
    const askAgain = () => ask({ type: 'everything' })
    channel?.on(TOLD, hear)
    channel?.on(STORY_RENDERED, askAgain)
    askAgain()
    return () => {
      channel?.off(TOLD, hear)
      channel?.off(STORY_RENDERED, askAgain)
    }
  }, [])
  return [state, dispatch, ask]
}
