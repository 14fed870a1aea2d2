import { useState } from 'react'
import { useIsHydrating } from '#platform/loading/hydration'
import { css } from '#styled-system/css'
import { pictureSource } from '../picture.ts'
import { CoverPattern } from './cover-pattern.tsx'

interface CoverProps {
  readonly image: string | null
  readonly seed: string
  /** The `sizes` attribute. */
  readonly sizes: string
  /** Whether it is the first picture of the page, which loads before all others. */
  readonly isFirst?: boolean | undefined
}

/** `sizes` in a grid of cards: four columns on a desktop, two on a tablet, beside the words on a phone. */
export const inGrid = '(min-width: 64rem) 18rem, (min-width: 40rem) 50vw, 8rem'

/** The frame that a cover fills, whatever its proportions. */
export const coverFrame = css({
  aspectRatio: '16 / 9',
  // Without it the frame is at least as high as a tall picture.
  minHeight: '0',
  overflow: 'clip',
  backgroundColor: 'bg.muted',
  '& > :is(img, svg)': { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
})

// While a cover loads, a light ground would flash in the dark theme.
const picture = css({ '&[data-loaded]': { layerStyle: 'paper' } })

/** Marks a picture that has loaded. */
function markLoaded(image: HTMLImageElement | null) {
  if (image?.complete) image.dataset.loaded = ''
}

/** The picture, or a pattern if it is missing or fails to load. */
export function Cover({ image, seed, sizes, isFirst }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const isHydrating = useIsHydrating()
  if (!image || image === broken) return <CoverPattern seed={seed} />
  return (
    <img
      {...pictureSource(image, sizes)}
      alt=""
      width={640}
      height={360}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      referrerPolicy="no-referrer"
      ref={(element) => {
        // Perhaps it loaded, or failed, before the application has started.
        if (isHydrating && element?.complete && element.naturalWidth === 0)
          element.decode().catch(() => setBroken(image))
        else markLoaded(element)
      }}
      className={picture}
      onLoad={({ currentTarget }) => markLoaded(currentTarget)}
      onError={() => setBroken(image)}
    />
  )
}
