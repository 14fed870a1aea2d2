import { useLayoutEffect, useRef } from 'react'
import { Button } from '#ui/button'

interface Props {
  readonly onClick: () => void
  /** Called when the button goes while it has the focus. */
  readonly onRemoved: () => void
}

/** Cancels a running call. It goes when the call ends, whose end a person may not have caused. */
export function CancelButton({ onClick, onRemoved }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const removed = useRef(onRemoved)
  useLayoutEffect(() => {
    removed.current = onRemoved
  })
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (document.activeElement === element) removed.current()
    }
  }, [])
  return (
    <Button ref={button} variant="outline" onClick={onClick}>
      Cancel
    </Button>
  )
}
