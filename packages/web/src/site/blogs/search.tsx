import { Search as Glass } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useIsHydrating } from '#platform/hydration'
import { onDemand } from '#platform/on-demand'
import { ActionLink } from '#ui/action-link'
import { Button } from '#ui/button'
import { ALL_ENTRIES, BLOGS, SEARCH } from '../nav.ts'
import type { Entry } from './blogs.model.ts'

const dialog = onDemand(() => import('./search-dialog.tsx'))

/** Opens the search dialog, which is downloaded on hover, focus or click; without script the search in the page. */
export function Search({ entries }: { entries: readonly Entry[] }) {
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isHydrating = useIsHydrating()
  const module = dialog.useLoaded()

  const open = async () => {
    try {
      await dialog.load()
      setOpen(true)
    } catch (error) {
      console.error('The search could not be loaded.', error)
      setFailed(true)
    }
  }

  // Without the dialog, offers the list of all entries.
  if (hasFailed)
    return (
      <Button asChild variant="outline">
        <Link href={ALL_ENTRIES}>See all entries</Link>
      </Button>
    )
  return (
    <>
      <Button asChild variant="outline">
        <ActionLink
          href={`${BLOGS}?q=#${SEARCH}`}
          onAction={() => void open()}
          aria-haspopup={isHydrating ? undefined : 'dialog'}
          onPointerEnter={() => void dialog.preload().catch(() => {})}
          onFocus={() => void dialog.preload().catch(() => {})}
        >
          <Glass aria-hidden />
          Search
        </ActionLink>
      </Button>
      {module && <module.SearchDialog entries={entries} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
