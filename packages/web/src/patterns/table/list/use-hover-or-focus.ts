import { type FocusEvent, type PointerEvent, useState } from 'react'

/** Whether the pointer is over an element or the focus in it, and the listeners that the element needs. A touch is not over it. */
export function useHoverOrFocus() {
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  return {
    isActive: isHovered || hasFocus,
    listeners: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // A window that goes to the back keeps its focused element.
        setFocus(currentTarget.contains((relatedTarget ?? document.activeElement) as Element | null))
      },
    },
  }
}
