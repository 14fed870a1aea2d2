import { entryPath } from '@tarang/publication/site-pages'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { formatCount } from '#platform/formats/format'
import { sva } from '#styled-system/css'
import { DialogContent } from '#ui/dialog-content'
import { SearchField } from '#ui/search-field'
import { wholeFigures } from '#ui/whole-figures'
import { type Entry, matchesOf, messages } from './blogs.model.ts'

const search = sva({
  slots: ['root', 'status', 'list', 'match', 'name', 'line'],
  base: {
    root: { display: 'grid', gap: '3' },
    status: { textStyle: 'body.sm', color: 'fg.muted', minHeight: '6' },
    list: { display: 'grid' },
    match: {
      display: 'grid',
      gap: '0.5',
      paddingInline: '3',
      paddingBlock: '2.5',
      borderRadius: 'md',
      color: 'fg.default',
      textDecoration: 'none',
      _hover: { backgroundColor: 'bg.subtle' },
      '&[data-active]': { backgroundColor: 'accent.subtle' },
    },
    name: { textStyle: 'heading.sm', overflowWrap: 'anywhere' },
    line: { textStyle: 'caption', color: 'fg.muted' },
  },
})

export interface SearchDialogProps {
  readonly entries: readonly Entry[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Finds up to five entries by title; the arrow keys move between them and Enter opens one. */
export function SearchDialog({ entries, isOpen, onClose }: SearchDialogProps) {
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const list = useId()
  const slots = search()
  const matches = matchesOf(entries, text)
  const chosen = matches[active]

  const type = (typed: string) => {
    setText(typed)
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && matches.length > 0) {
      event.preventDefault()
      setActive((active + step + matches.length) % matches.length)
    }
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onClose()
      navigate(entryPath(chosen.id))
    }
  }

  return (
    <DialogContent
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Search newsletters and blogs"
      initialFocus={() => frame.current?.querySelector('input') ?? null}
    >
      <div ref={frame} className={slots.root}>
        <SearchField
          label="Title"
          placeholder="A word of the title"
          value={text}
          onChange={type}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={matches.length > 0}
          aria-controls={list}
          aria-activedescendant={chosen ? `${list}-${active}` : undefined}
        />
        <p role="status" className={slots.status}>
          {text.trim() === ''
            ? ''
            : matches.length === 0
              ? messages.empty
              : formatCount(matches.length, 'match', 'matches')}
        </p>
        <div
          id={list}
          role="listbox"
          aria-label="Matches"
          hidden={matches.length === 0}
          className={slots.list}
        >
          {matches.map((entry, index) => (
            <Link
              key={entry.id}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === active}
              data-active={index === active || undefined}
              tabIndex={-1}
              href={entryPath(entry.id)}
              onClick={onClose}
              onPointerMove={() => setActive(index)}
              className={slots.match}
            >
              <span className={slots.name}>{wholeFigures(entry.title)}</span>
              <span className={slots.line}>
                {[...entry.categories, entry.date].filter(Boolean).join(' · ')}
              </span>
            </Link>
          ))}
        </div>
      </div>
    </DialogContent>
  )
}
