import { ChevronDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Section } from '#patterns/reading/blog-body'
import { css, sva } from '#styled-system/css'
import { ActionLink } from '#ui/action-link'
import { wholeFigures } from '#ui/whole-figures'
import { useLinkedPanel } from '../layout/use-linked-panel.ts'
import { goToSection } from '../scroll-to.ts'

const contents = sva({
  slots: ['root', 'title', 'toggle', 'list', 'link'],
  base: {
    root: {
      position: { xl: 'sticky' },
      top: { xl: '28' },
      paddingInlineStart: { xl: '5' },
      borderStyle: 'solid',
      borderColor: 'border.default',
      borderBlockWidth: { base: 'hairline', xl: '0' },
      borderInlineStartWidth: { xl: 'hairline' },
      _print: { display: 'none' },
    },
    title: { textStyle: 'eyebrow', color: 'fg.muted', marginBottom: { xl: '2' } },
    toggle: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      width: 'full',
      minHeight: '12',
      font: 'inherit',
      letterSpacing: 'inherit',
      textTransform: 'inherit',
      cursor: 'pointer',
      color: 'inherit',
      textDecoration: 'none',
      '& svg': { boxSize: '4' },
      '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
      '@media (scripting: none)': { pointerEvents: 'none', '& svg': { display: 'none' } },
    },
    list: {
      display: { base: 'none', xl: 'grid' },
      textStyle: 'body.sm',
      overflowWrap: 'anywhere',
      paddingBottom: { base: '3', xl: '0' },
      '&[data-open=true], &:target:not([data-open])': { display: 'grid' },
      '@media (scripting: none)': { display: 'grid' },
    },
    link: {
      display: 'block',
      paddingBlock: '1.5',
      color: 'fg.muted',
      textDecoration: 'none',
      borderRadius: 'sm',
      _hover: { color: 'fg.default', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  },
})

const narrow = css({ display: { xl: 'none' } })
const wide = css({ display: { base: 'none', xl: 'inline' } })

/** The table of contents of a long entry; collapsible on narrow screens. */
export function Contents({ parts }: { parts: readonly Section[] }) {
  const { toggleProps, panelProps } = useLinkedPanel('contents')
  const slots = contents()
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault()
    goToSection(id)
  }
  return (
    <nav aria-label="In this entry" className={slots.root}>
      <h2 className={slots.title}>
        <span className={wide}>In this entry</span>
        <span className={narrow}>
          <ActionLink {...toggleProps} className={slots.toggle}>
            In this entry
            <ChevronDown aria-hidden />
          </ActionLink>
        </span>
      </h2>
      <ol {...panelProps} className={slots.list}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={slots.link} onClick={(event) => go(event, id)}>
              {wholeFigures(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
