import bundle from '@tarang/machines/import/paths.json' with { type: 'json' }
import { importPage } from '../../testing/flows/pages/import.page.ts'
import { pathStory } from '../../testing/flows/story/path-story.tsx'
import { ImportScreen } from './import.tsx'

export default { title: 'Paths/Import', tags: ['!autodocs', 'paths'] }

export const ImportTour = pathStory({
  page: importPage,
  bundle,
  subject: {
    machine: 'import',
    isSignedIn: true,
    render: () => <ImportScreen />,
  },
})
