import { config } from '#platform/config'
import { safeUrl } from '#platform/navigation/safe-url'
import { sva } from '#styled-system/css'
import { glyphOf } from './glyphs.tsx'

/** From this width the page's margin has room for the floating links. */
const roomy = '@media (min-width: 84.5rem)'

const social = sva({
  slots: ['root', 'list', 'link'],
  base: {
    root: {
      backgroundColor: 'bg.subtle',
      paddingTop: '10',
      paddingInline: { base: '2', md: '5' },
      _print: { display: 'none' },
      [roomy]: {
        position: 'fixed',
        insetInlineEnd: '3',
        top: '50%',
        transform: 'translateY(-50%)',
        zIndex: 'sticky',
        padding: '0',
        backgroundColor: 'transparent',
      },
    },
    list: {
      display: 'flex',
      gap: '2',
      maxWidth: 'container',
      marginInline: 'auto',
      [roomy]: {
        flexDirection: 'column',
        gap: '0',
        padding: '1',
        backgroundColor: 'bg.surface',
        borderWidth: 'hairline',
        borderStyle: 'solid',
        borderColor: 'border.subtle',
        borderRadius: 'full',
        boxShadow: 'sm',
      },
    },
    link: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '11',
      borderRadius: 'full',
      color: 'fg.muted',
      transitionProperty: 'color, background-color',
      transitionDuration: 'fast',
      _hover: { color: 'accent.fg', backgroundColor: 'accent.subtle' },
      _motionReduce: { transitionDuration: '0s' },
      [roomy]: { boxSize: '10' },
    },
  },
})

/** Links to our profiles: floating in a wide margin, else above the footer. */
export function SocialLinks() {
  const slots = social()
  const profiles = config.socialProfiles.flatMap(({ name, url }) => {
    const href = safeUrl(url)
    return href ? [{ name, href, Glyph: glyphOf(name) }] : []
  })
  if (profiles.length === 0) return null
  return (
    <aside aria-label="Our profiles" className={slots.root}>
      <ul className={slots.list}>
        {profiles.map(({ name, href, Glyph }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${name} (opens in a new tab)`}
              title={name}
              className={slots.link}
            >
              <Glyph />
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
