import type { CardImage } from './card.ts'
import { createSingleWorker } from './single-worker.ts'

/** Milliseconds for one card. The first card of a thread also reads and compiles the fonts. */
const TIMEOUT = 20_000
/** The number of cards in memory, each of about 60 kB. */
const MOST_CARDS = 300
/** The number of cards that may wait to be drawn. */
const MOST_PENDING = 100

type Bytes = Uint8Array<ArrayBuffer>

/** The card images of a site, kept in memory, so that one is rarely drawn twice. */
export interface CardStore {
  /** A card as PNG. Rejects if it cannot be drawn now. */
  png(image: CardImage): Promise<Bytes>
  close(): Promise<void>
}

/** Creates a store that draws cards in one worker thread, one at a time, so that requests are served meanwhile. */
export function createCardStore({ most = MOST_CARDS, mostPending = MOST_PENDING } = {}): CardStore {
  const worker = createSingleWorker<CardImage['card'], Bytes | null>(
    new URL('./card-worker.ts', import.meta.url),
    { timeout: TIMEOUT },
  )
  const cards = new Map<string, Promise<Bytes>>()

  async function draw({ card }: CardImage): Promise<Bytes> {
    if (worker.pending >= mostPending) throw new Error('Too many cards are waiting to be drawn.')
    const png = await worker.ask(card)
    if (!png) throw new Error('The card cannot be drawn.')
    return png
  }

  return {
    png(image) {
      const { hash } = image
      const known = cards.get(hash)
      if (known) return known
      const drawing = draw(image)
      const [oldest] = cards.keys()
      if (cards.size >= most && oldest !== undefined) cards.delete(oldest)
      cards.set(hash, drawing)
      drawing.catch(() => cards.delete(hash))
      return drawing
    },
    close: worker.close,
  }
}
