import { type ReactNode, useState } from 'react'
import { css } from '#styled-system/css'

export interface ThumbnailProps {
  src: string
  alt: string
  /** Shown when the picture cannot be loaded. */
  otherwise: ReactNode
}

/** A small picture in a frame of fixed size. */
export function Thumbnail({ src, alt, otherwise }: ThumbnailProps) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <span>{otherwise}</span>
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
        // In a row of one line.
        md: { '[data-density] &': { width: '[46px]', height: '6.5', display: 'block' } },
        layerStyle: 'paper',
      })}
    />
  )
}
