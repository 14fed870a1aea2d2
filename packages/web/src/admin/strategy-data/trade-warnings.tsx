import { createContext, use } from 'react'
import { Badge } from '#ui/badge'
import type { TradePosition } from '../strategy-quality/strategy-quality.model.ts'

interface TradeWarningsValue {
  readonly trades: readonly TradePosition[]
  /** The trade of a link that was just followed. */
  readonly requested: TradePosition | null
  /** Called once the requested trade has the focus. */
  readonly onShown: () => void
}

/** The trades that have a warning, for the cells of the trade tables. */
export const TradeWarnings = createContext<TradeWarningsValue>({
  trades: [],
  requested: null,
  onShown: () => {},
})

const isSame = (one: TradePosition, other: TradePosition) =>
  one.section === other.section && one.index === other.index

/** Scrolls to an element of the table once the table has scrolled to its top and the section has unfolded. */
const bringIntoView = (element: Element) =>
  requestAnimationFrame(async () => {
    const section = element.closest('[data-part=item-content]')
    await Promise.allSettled((section?.getAnimations?.() ?? []).map(({ finished }) => finished))
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  })

/** The badge of a trade with a warning. It takes the focus when a link leads to the trade. */
export function TradeWarning(trade: TradePosition) {
  const { trades, requested, onShown } = use(TradeWarnings)
  if (!trades.some((warned) => isSame(warned, trade))) return null
  const isRequested = requested !== null && isSame(requested, trade)
  const takeFocus = (element: HTMLElement | null) => {
    if (!element || !isRequested) return
    element.focus({ preventScroll: true })
    bringIntoView(element)
    onShown()
  }
  return (
    <Badge ref={takeFocus} tone="warning" tabIndex={-1}>
      Warning
    </Badge>
  )
}
