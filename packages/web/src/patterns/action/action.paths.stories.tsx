import type { ActionInput } from '@tarang/machines/action'
import { actionCases } from '@tarang/machines/action/cases'
import bundle from '@tarang/machines/action/paths.json' with { type: 'json' }
import { api } from '#platform/api/api'
import { leaveGuard } from '#platform/navigation/leave-guard'
import { Button } from '#ui/button'
import { actionPage } from '../../testing/flows/pages/action.page.ts'
import { pathStory } from '../../testing/flows/story/path-story.tsx'
import { type Action, Actions, useAction } from './index.ts'

const { items: blogs } = actionCases.events['action.ask'].four ?? { items: [] }
type Blog = (typeof blogs)[number]

export default { title: 'Paths/Action', tags: ['!autodocs', 'paths'] }

const deletionOf = ({ asks, seconds, view }: ActionInput): Action<Blog> => {
  const isList = view === 'list'
  const quoted = ([blog]: readonly Blog[]) => `“${blog?.text}”`
  return {
    title: isList ? 'Delete Blogs' : 'Delete Blog',
    question: asks ? (items) => `Are you sure you want to delete ${quoted(items)}?` : undefined,
    confirm: 'Delete',
    seconds,
    actNow: 'Delete now',
    view,
    doing: (items) => `Deleting ${quoted(items)}`,
    notDone: (items) => `${quoted(items)} has not been deleted.`,
    done: () => 'Blog deleted successfully!',
    failure: () => 'Failed to delete blog.',
    participle: 'deleted',
    nameOf: ({ text }) => text,
    act: ({ id }, options) => api.blogs.delete(id, options),
    // No screen shows the form, so that an action that was taken back stays in its bar.
    form: { path: '/no-such-screen', title: 'Add Blog' },
    isSame: Object.is,
    ...(isList && {
      many: {
        label: 'Deleting',
        progress: ({ done, total }) => `Deleting: ${done} of ${total} done`,
        summary: ({ done, total }) => `${done} of ${total} blogs deleted.`,
        failureOf: () => 'Failed to delete blog.',
      },
    }),
  }
}

let deletion: Action<Blog> | undefined

function Blogs() {
  const { ask } = useAction(deletion)
  return (
    <main>
      <h1 tabIndex={-1}>Blogs</h1>
      <Button onClick={() => leaveGuard.goFromConsole(() => {})}>Logout</Button>
      <Button onClick={() => ask(...blogs.slice(0, 1))}>Delete one</Button>
      {deletion?.view === 'list' && <Button onClick={() => ask(...blogs)}>Delete four</Button>}
      <Actions />
    </main>
  )
}

export const ActionTour = pathStory({
  page: actionPage,
  bundle,
  subject: {
    machine: 'action',
    isSignedIn: true,
    hasExtensions: true,
    render: () => <Blogs />,
    before: (input) => {
      const settings = actionCases.inputs[input]
      deletion = settings && deletionOf(settings)
    },
  },
})
