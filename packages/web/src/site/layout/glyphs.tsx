import type { ComponentType, ReactNode } from 'react'

const glyph = (drawing: ReactNode) =>
  function Glyph() {
    return (
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        focusable="false"
      >
        {drawing}
      </svg>
    )
  }

const GlobeGlyph = glyph(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.500c5 5 5 12 0 17c-5-5-5-12 0-17z" />
  </>,
)

/** Our own drawings of well-known networks; any other gets a globe. */
const glyphs: Record<string, ComponentType> = {
  linkedin: glyph(<path d="M5.5 10.500v8M5.5 6v.01M10.5 18.500v-8M10.5 14c0-4.5 8-5 8 0v4.5" />),
  x: glyph(<path d="M5 5l14 14M19 5L5 19" />),
  youtube: glyph(
    <>
      <rect x="3" y="6" width="18" height="12.5" rx="4" />
      <path d="M10.5 9.600v5.300l4.5-2.650z" fill="currentColor" />
    </>,
  ),
  instagram: glyph(
    <>
      <rect x="4" y="4" width="16" height="16" rx="5" />
      <circle cx="12" cy="12" r="3.5" />
      <path d="M16.5 7.500v.01" />
    </>,
  ),
  facebook: glyph(<path d="M15.5 5h-1.500c-1.7 0-3 1.3-3 3v11.500M8 12h6.5" />),
  telegram: glyph(<path d="M20.5 4.500L3.5 11.300l5 1.9 1.7 5.6 2.6-3.7 4.7 3.400zM8.5 13.200l7.3-5" />),
}

export const glyphOf = (name: string): ComponentType => glyphs[name.toLowerCase()] ?? GlobeGlyph

/** The two stores, without their trademarks. */
export const AppStoreGlyph = glyph(<path d="M12 4.500L5.5 19M12 4.500L18.5 19M4 15h16" />)

export const PlayStoreGlyph = glyph(<path d="M6 4.500v15L19 12z" />)
