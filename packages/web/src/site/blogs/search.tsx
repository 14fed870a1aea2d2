import { sitePages } from '@tarang/publication/site-pages'
import { Search as Glass } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Link } from 'wouter'
import { loadChunk } from '#platform/loading/chunks'
import { useIsHydrating } from '#platform/loading/hydration'
import { ActionLink } from '#ui/action-link'
import { Button } from '#ui/button'
import { SEARCH } from '../nav.ts'
import type { Entry } from './blogs.model.ts'
import type { SearchDialogProps } from './search-dialog.tsx'

// Not `onDemand`: its hooks would load with every public page.
const loadDialog = () => import('./search-dialog.tsx')

/** Opens the search dialog, downloaded on hover, focus or click. Without script it links to the page's search. */
export function Search({ entries }: { entries: readonly Entry[] }) {
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const isHydrating = useIsHydrating()

  const open = async () => {
    try {
      const { SearchDialog } = await loadChunk(loadDialog)
      setDialog(() => SearchDialog)
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
        <Link href={sitePages.allEntries.path}>See all entries</Link>
      </Button>
    )
  return (
    <>
      <Button asChild variant="outline">
        <ActionLink
          href={`${sitePages.blogs.path}?q=#${SEARCH}`}
          onAction={() => void open()}
          aria-haspopup={isHydrating ? undefined : 'dialog'}
          onPointerEnter={() => void loadDialog().catch(() => {})}
          onFocus={() => void loadDialog().catch(() => {})}
        >
          <Glass aria-hidden />
          Search
        </ActionLink>
      </Button>
      {Dialog && <Dialog entries={entries} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
