import { Check, Link2, MessageCircle, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useIsHydrating } from '#platform/loading/hydration'
import { absoluteUrl } from '#platform/navigation/address'
import { css } from '#styled-system/css'
import { ActionLink } from '#ui/action-link'
import { Button } from '#ui/button'
import { VisuallyHidden } from '#ui/visually-hidden'
import { canShare, share, whatsAppLink } from './share-sheet.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', _print: { display: 'none' } })

// Without script it is a link to the page.
const untilStarted = css({ '@media (scripting: enabled)': { visibility: 'hidden' } })

type Copied = 'no' | 'yes' | 'failed'

const copyMessages: Record<Copied, string> = {
  no: '',
  yes: 'Link copied',
  failed: 'The link could not be copied. Take it from the address bar.',
}

/** Shares an entry by the system's share sheet, WhatsApp or its link. */
export function Share({ title, path }: { title: string; path: string }) {
  const [copied, setCopied] = useState<Copied>('no')
  const isHydrating = useIsHydrating()
  const shared = { title, url: absoluteUrl(path) }
  // Not the console's `copyText`: the build would send its lists along.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shared.url)
      setCopied('yes')
    } catch {
      setCopied('failed')
    }
  }
  const openSheet = () => {
    share(shared).catch((error: unknown) => console.warn('The entry could not be shared.', error))
  }
  return (
    <div className={row}>
      <Button asChild variant="outline">
        <a href={whatsAppLink(shared)} target="_blank" rel="noopener noreferrer">
          <MessageCircle aria-hidden />
          WhatsApp
        </a>
      </Button>
      <Button asChild variant="outline" className={isHydrating ? untilStarted : undefined}>
        <ActionLink href={path} onAction={() => void copy()}>
          {copied === 'yes' ? <Check aria-hidden /> : <Link2 aria-hidden />}
          <span>Copy link</span>
        </ActionLink>
      </Button>
      {/* Last, so that it moves no other button when it appears. */}
      {!isHydrating && canShare() && (
        <Button variant="outline" onClick={openSheet}>
          <Share2 aria-hidden />
          Share
        </Button>
      )}
      {copied === 'failed' ? (
        <p role="status" className={css({ textStyle: 'body.sm', color: 'fg.muted', width: 'full' })}>
          {copyMessages.failed}
        </p>
      ) : (
        <VisuallyHidden role="status">{copyMessages[copied]}</VisuallyHidden>
      )}
    </div>
  )
}
