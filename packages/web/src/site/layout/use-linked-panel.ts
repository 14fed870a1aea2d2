import { useEffect, useState } from 'react'
import { useIsHydrating } from '#platform/loading/hydration'
import { address } from '#platform/navigation/address'

/**
 * A panel that a button shows and hides. Until the application has started the button is a link to the panel, and
 * `&:target:not([data-open])` shows it.
 */
export function useLinkedPanel(id: string) {
  const [isOpen, setOpen] = useState(() => location.hash === `#${id}`)
  const isHydrating = useIsHydrating()
  useEffect(() => {
    if (location.hash === `#${id}`) address.write(address.search(), { isStep: false })
  }, [id])
  return {
    isOpen: isOpen && !isHydrating,
    setOpen,
    toggleProps: {
      href: `#${id}`,
      'aria-expanded': isHydrating ? undefined : isOpen,
      'aria-controls': id,
      onAction: () => setOpen(!isOpen),
    },
    panelProps: { id, 'data-open': isHydrating ? undefined : isOpen },
  }
}
