import { useState } from 'react'
import { CoverPattern } from './cover-pattern.tsx'

interface CoverProps {
  readonly image: string | null
  readonly seed: string
  /** It is the first thing one sees, so it is not waited with. */
  readonly isFirst?: boolean
}

/** The picture, or a pattern of ours where there is none or it does not come. */
export function Cover({ image, seed, isFirst }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!image || image === broken) return <CoverPattern seed={seed} />
  return (
    <img
      src={image}
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
