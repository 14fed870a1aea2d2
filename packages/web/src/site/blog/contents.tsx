import type { MouseEvent } from 'react'
import { useId } from 'react'
import { goToPart } from '#platform/part'
import { sva } from '#styled-system/css'
import type { Part } from './body.model.ts'

const contents = sva({
  slots: ['root', 'title', 'list', 'link'],
  base: {
    root: {
      position: { xl: 'sticky' },
      top: { xl: '28' },
      paddingInlineStart: '5',
      borderInlineStartWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.default',
      _print: { display: 'none' },
    },
    title: { textStyle: 'eyebrow', color: 'fg.muted', marginBottom: '2' },
    list: { display: 'grid', textStyle: 'body.sm' },
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

/** What is in a long entry, and a way to it. */
export function Contents({ parts }: { parts: readonly Part[] }) {
  const heading = useId()
  const slots = contents()
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault()
    goToPart(id)
  }
  return (
    <nav aria-labelledby={heading} className={slots.root}>
      <h2 id={heading} className={slots.title}>
        In this entry
      </h2>
      <ol className={slots.list}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={slots.link} onClick={(event) => go(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
