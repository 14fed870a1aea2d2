import { NetworkError } from '@tarang/sdk'
import { MachineStory } from '../../../../.storybook/machine-story.tsx'
import { answering, failing, inTurn, SLOWLY } from '../story-kit.ts'
import { createResourceMachine, type ResourceEvent } from './index.ts'

interface Article {
  title: string
}

interface Asked {
  request: { id: number }
}

const article: Article = { title: 'What momentum is, and what it is not' }
const offline = new NetworkError('offline', null)
const events: ResourceEvent[] = [{ type: 'resource.reload' }]

const resource = (load: ReturnType<typeof answering<Article, Asked>>) => ({
  args: {
    machine: createResourceMachine<Article, { id: number }>().provide({ actors: { load } }),
    events,
    input: { id: 7 },
  },
})

export default { title: 'Machines/Resource', component: MachineStory }

/** The thing comes, and comes again. */
export const Working = resource(answering(article))

/** It does not come. */
export const Offline = resource(failing(offline))

/** It comes when asked for once more. */
export const OfflineAtFirst = resource(inTurn([{ error: offline }, { output: article }]))

/** It takes its time; asking again starts over. */
export const Slow = resource(answering(article, SLOWLY))
