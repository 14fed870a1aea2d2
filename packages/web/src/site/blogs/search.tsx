import { Search as Glass } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Link } from 'wouter'
import { loadChunk } from '#platform/chunks'
import { Button } from '#ui/button'
import { ALL_ENTRIES } from '../nav.ts'
import type { Entry } from './blogs.model.ts'
import type { SearchDialogProps } from './search-dialog.tsx'

const loadDialog = () => import('./search-dialog.tsx')

/** Opens the search dialog, which is downloaded on hover, focus or click. */
export function Search({ entries }: { entries: readonly Entry[] }) {
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null)
  const [hasFailed, setFailed] = useState(false)

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
        <Link href={ALL_ENTRIES}>See all entries</Link>
      </Button>
    )
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog().catch(() => {})}
        onFocus={() => void loadDialog().catch(() => {})}
        onClick={() => void open()}
      >
        <Glass aria-hidden />
        Search
      </Button>
      {Dialog && <Dialog entries={entries} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
