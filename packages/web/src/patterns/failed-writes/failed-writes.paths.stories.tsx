import { failedWritesCases } from '@tarang/machines/failed-writes/cases'
import bundle from '@tarang/machines/failed-writes/paths.json' with { type: 'json' }
import { leaveGuard } from '#platform/navigation/leave-guard'
import { Button } from '#ui/button'
import { failedWritesPage } from '../../testing/flows/pages/failed-writes.page.ts'
import { pathStory } from '../../testing/flows/story/path-story.tsx'
import { failedWritesText } from './failed-writes-text.ts'
import { FailedWrites, tray } from './index.ts'

export default { title: 'Paths/Failed writes', tags: ['!autodocs', 'paths'] }

export const FailedWritesTour = pathStory({
  page: failedWritesPage,
  bundle,
  subject: {
    machine: 'failedWrites',
    isSignedIn: true,
    render: () => (
      <>
        <Button onClick={() => leaveGuard.goFromConsole(() => {})}>Logout</Button>
        <FailedWrites />
      </>
    ),
    // A path starts once the machine runs.
    open: async () => void (await tray.load()),
    before: (input) => {
      const { writes } = failedWritesCases.inputs[input] ?? { writes: [] }
      failedWritesText.write(JSON.stringify({ user: 'Asha Rao', writes }))
    },
  },
})
