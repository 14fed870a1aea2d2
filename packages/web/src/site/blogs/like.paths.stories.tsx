import { likeCases } from '@tarang/machines/like/cases'
import bundle from '@tarang/machines/like/paths.json' with { type: 'json' }
import { IN_LIST, likePage, ON_PAGE } from '../../testing/flows/pages/like.page.ts'
import { pathStory } from '../../testing/flows/story/path-story.tsx'
import type { Entry } from './blogs.model.ts'
import { LikeButton } from './like-button.tsx'
import { LikesMemoryContext } from './likes-memory.ts'

export default { title: 'Paths/Like', tags: ['!autodocs', 'paths'] }

const entryOf = (input: string): Entry => ({
  title: 'What momentum is',
  image: null,
  date: null,
  published: null,
  categories: [],
  bodyLink: null,
  ...(likeCases.inputs[input] ?? { id: 7, likesCount: 0, liked: false }),
})

/** The two buttons of one entry, on a card and on its page; they share one like. */
const Both = ({ entry }: { entry: Entry }) => (
  <LikesMemoryContext value={{}}>
    <section aria-label={IN_LIST}>
      <LikeButton entry={entry} />
    </section>
    <section aria-label={ON_PAGE}>
      <LikeButton entry={entry} isOnPage />
    </section>
  </LikesMemoryContext>
)

export const LikeTour = pathStory({
  page: likePage,
  bundle,
  subject: { machine: 'like', isSignedIn: false, render: (input) => <Both entry={entryOf(input)} /> },
})
