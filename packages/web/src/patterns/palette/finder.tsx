import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { formatCount, formatNumber } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { TextField } from '#ui/field'
import { MOST, type PaletteEntry } from './palette.model.ts'

interface FinderProps {
  /** The entries for the text, best match first. */
  readonly found: readonly PaletteEntry[]
  readonly text: string
  readonly onText: (text: string) => void
  /** The state of the search for further records, if there is one. */
  readonly search: 'loading' | 'ready' | 'failed' | undefined
  /** The current path. */
  readonly path: string
  readonly onChoose: (entry: PaletteEntry) => void
  /** Returns the text typed before the field had the focus. */
  readonly takePending: () => string
}

const list = css({
  marginTop: '3',
  // A fixed height, so that the dialog does not move while typing.
  height: '[min(45dvh, 26rem)]',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
const option = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: '9',
  paddingInline: '3',
  paddingBlock: '2',
  borderRadius: 'md',
  textStyle: 'body.sm',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[aria-selected=true]': {
    backgroundColor: 'accent.subtle',
    color: 'accent.fg',
    // Forced colours show an outline and no background.
    outlineWidth: 'thick',
    outlineStyle: 'solid',
    outlineColor: 'transparent',
    outlineOffset: '[-2px]',
  },
})
const kind = css({ flexShrink: '0', textStyle: 'caption', color: 'fg.muted' })
const status = css({ marginTop: '3', minHeight: '6', textStyle: 'caption', color: 'fg.muted' })

/** A search field and the matching entries: arrow keys select one, Enter opens it. */
export function Finder({ found, text, onText, search, path, onChoose, takePending }: FinderProps) {
  const id = useId()
  const chosen = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const shown = found.slice(0, MOST)
  // Records may be removed while the list is open.
  const highlighted = Math.min(at, shown.length - 1)

  useEffect(() => {
    if (highlighted >= 0) chosen.current?.scrollIntoView({ block: 'nearest' })
  }, [highlighted])

  const steps: Record<string, number> = {
    ArrowDown: (highlighted + 1) % shown.length,
    ArrowUp: (highlighted - 1 + shown.length) % shown.length,
    PageDown: Math.min(highlighted + 8, shown.length - 1),
    PageUp: Math.max(highlighted - 8, 0),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const entry = shown[highlighted]
    if (event.nativeEvent.isComposing || !entry) return
    const next = steps[event.key]
    if (next !== undefined) setAt(next)
    else if (event.key === 'Enter') onChoose(entry)
    else return
    event.preventDefault()
  }

  return (
    <>
      <TextField
        label="Screen, action or record"
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown.length > 0 ? `${id}-${highlighted}` : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={(event) => {
          onText(event.target.value)
          setAt(0)
        }}
        onFocus={() => {
          const typed = takePending()
          if (typed) onText(text + typed)
        }}
        onKeyDown={onKeyDown}
      />
      <div className={list}>
        <div id={`${id}-list`} role="listbox" aria-label="Places" hidden={shown.length === 0}>
          {shown.map((entry, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
            <div
              key={entry.path}
              ref={index === highlighted ? chosen : undefined}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === highlighted}
              aria-posinset={index + 1}
              aria-setsize={shown.length}
              aria-current={entry.path === path ? 'page' : undefined}
              className={option}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setAt(index)}
              onClick={() => onChoose(entry)}
            >
              <span>{entry.label}</span>
              <span className={kind}>
                {entry.path === path ? `${entry.kind} · You are here` : entry.kind}
              </span>
            </div>
          ))}
        </div>
      </div>
      <p role="status" className={status}>
        {wordsOf(found.length, text.trim(), search)}
      </p>
    </>
  )
}

function wordsOf(count: number, text: string, search: FinderProps['search']) {
  if (search === 'failed')
    return `${formatCount(count, 'match', 'matches')}. The other records could not be searched.`
  if (count === 0) return search === 'loading' ? 'Searching…' : nothingFound(text, search !== undefined)
  if (count > MOST) return `The first ${MOST} of ${formatNumber(count)}. Type more to find fewer.`
  return formatCount(count, 'match', 'matches')
}

const nothingFound = (text: string, isWhole: boolean) =>
  `Nothing is called “${text}”.${isWhole ? '' : ' Records are found once their table was open.'}`
