import { config } from '#platform/config'
import { safeUrl } from '#platform/navigation/safe-url'
import { sva } from '#styled-system/css'
import { AppStoreGlyph, PlayStoreGlyph } from './glyphs.tsx'

const badges = sva({
  slots: ['list', 'badge', 'words', 'verb', 'store'],
  base: {
    list: { display: 'flex', flexWrap: 'wrap', gap: '3' },
    badge: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '12',
      paddingInline: '4',
      borderRadius: 'md',
      backgroundColor: 'bg.inverse',
      color: 'fg.inverse',
      textDecoration: 'none',
      // Visible in forced colours, which remove the background.
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'transparent',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      _hover: { backgroundColor: 'accent.solid', color: 'accent.onSolid' },
      _motionReduce: { transitionDuration: '0s' },
    },
    words: { display: 'grid', lineHeight: '1.25' },
    verb: { textStyle: 'caption', lineHeight: '1.2' },
    store: { textStyle: 'heading.sm', lineHeight: '1.2' },
  },
})

/** Links to the app stores; a store without an address is left out. */
export function StoreBadges() {
  const slots = badges()
  const stores = [
    { verb: 'Download on the', store: 'App Store', href: safeUrl(config.appStoreUrl), Glyph: AppStoreGlyph },
    { verb: 'Get it on', store: 'Google Play', href: safeUrl(config.playStoreUrl), Glyph: PlayStoreGlyph },
  ].filter(({ href }) => href)
  if (stores.length === 0) return null
  return (
    <ul className={slots.list}>
      {stores.map(({ verb, store, href, Glyph }) => (
        <li key={store}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={slots.badge}>
            <Glyph />
            <span className={slots.words}>
              <span className={slots.verb}>{verb} </span>
              <span className={slots.store}>{store}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
