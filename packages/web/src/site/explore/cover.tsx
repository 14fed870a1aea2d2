import { useState } from 'react'
import { pictureSource } from '#platform/picture'
import { CoverPattern } from './cover-pattern.tsx'

interface CoverProps {
  readonly image: string | null
  readonly seed: string
  /** How wide it is drawn, as `sizes` says it. */
  readonly sizes: string
  /** It is the first thing one sees, so it is not waited with. */
  readonly isFirst?: boolean
}

/** In a grid of cards: four side by side on a desktop, two on a tablet, one on a phone. */
export const inGrid = '(min-width: 64rem) 18rem, (min-width: 40rem) 50vw, 100vw'

/** The picture, or a pattern of ours where there is none or it does not come. */
export function Cover({ image, seed, sizes, isFirst }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!image || image === broken) return <CoverPattern seed={seed} />
  return (
    <img
      {...pictureSource(image)}
      sizes={sizes}
      alt=""
      width={640}
      height={360}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(image)}
    />
  )
}
