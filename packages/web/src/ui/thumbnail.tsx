import { type ReactNode, useState } from 'react'
import { css } from '#styled-system/css'

export interface ThumbnailProps {
  src: string
  alt: string
  /** Stands in its place where the picture cannot be shown. */
  otherwise: ReactNode
}

/** A small picture beside words, in a frame that is there before it. */
export function Thumbnail({ src, alt, otherwise }: ThumbnailProps) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return otherwise
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className={css({
        width: '18',
        height: '12',
        objectFit: 'cover',
        borderRadius: 'sm',
        backgroundColor: 'bg.muted',
      })}
    />
  )
}
