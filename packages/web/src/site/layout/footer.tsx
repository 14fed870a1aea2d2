import { sitePages } from '@tarang/publication/site-pages'
import { Link } from 'wouter'
import { RegistrationBlock, registrationStatus, standardWarning } from '#patterns/registration'
import { config } from '#platform/config'
import { safeUrl } from '#platform/navigation/safe-url'
import { sva } from '#styled-system/css'
import { Container } from '#ui/container'
import { TextLink } from '#ui/link'
import { Wordmark } from '#ui/wordmark'
import { navigation } from '../nav.ts'
import { StoreBadges } from './store-badges.tsx'

const footer = sva({
  slots: ['root', 'grid', 'about', 'aboutText', 'heading', 'list', 'link', 'legal', 'warning'],
  base: {
    root: {
      backgroundColor: 'bg.subtle',
      paddingBlock: { base: '12', md: '16' },
      _print: { paddingBlock: '4' },
    },
    grid: {
      display: 'grid',
      gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr) auto auto' },
      columnGap: { base: '14', md: '16', lg: '28' },
      rowGap: '10',
      _print: { display: 'none' },
    },
    about: { gridColumn: { base: '1 / -1', md: 'auto' } },
    aboutText: { textStyle: 'body.md', color: 'fg.muted', maxWidth: 'md', marginTop: '4', marginBottom: '6' },
    heading: { textStyle: 'heading.sm', marginBottom: '3' },
    list: { display: 'grid', gap: '1', textStyle: 'body.sm' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '8',
      color: 'fg.muted',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      _hover: { color: 'fg.default', textDecoration: 'underline' },
    },
    legal: {
      display: 'grid',
      gap: '3',
      marginTop: '12',
      paddingTop: '6',
      borderTopWidth: 'hairline',
      borderTopStyle: 'solid',
      borderColor: 'border.default',
      textStyle: 'body.sm',
      color: 'fg.muted',
    },
    warning: { color: 'fg.default', maxWidth: 'prose' },
  },
})

/** The footer of every page: navigation, legal links, registration status and the warning. */
export function Footer({ registration = config.registration }) {
  const slots = footer()
  const { line } = registrationStatus(registration)
  const legal = [
    { label: 'Privacy', href: safeUrl(config.privacyUrl) },
    { label: 'Terms', href: safeUrl(config.termsUrl) },
  ].filter(({ href }) => href)

  return (
    <footer className={slots.root}>
      <Container>
        <div className={slots.grid}>
          <div className={slots.about}>
            <Wordmark name={config.brand} />
            <p className={slots.aboutText}>
              Markets come in waves. We write down rules for meeting them, and test what we write.
            </p>
            <StoreBadges />
          </div>
          <nav aria-label="Footer">
            <p className={slots.heading}>Read and watch</p>
            <ul className={slots.list}>
              {navigation.map(({ label, to }) => (
                <li key={to}>
                  <Link href={to} className={slots.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <p className={slots.heading}>The firm</p>
            <ul className={slots.list}>
              <li>
                <Link href={sitePages.disclosures.path} className={slots.link}>
                  Disclosures
                </Link>
              </li>
              {legal.map(({ label, href }) => (
                <li key={label}>
                  <a href={href} target="_blank" rel="noopener noreferrer" className={slots.link}>
                    {label}
                  </a>
                </li>
              ))}
              {config.contactEmail && (
                <li>
                  <TextLink href={`mailto:${encodeURI(config.contactEmail)}`} className={slots.link}>
                    {config.contactEmail}
                  </TextLink>
                </li>
              )}
            </ul>
          </div>
        </div>
        <div className={slots.legal}>
          {line && <p>{line}</p>}
          <RegistrationBlock registration={registration} />
          <p className={slots.warning}>{standardWarning}</p>
        </div>
      </Container>
    </footer>
  )
}
