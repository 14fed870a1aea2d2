import { Accordion as Ark } from '@ark-ui/react/accordion'
import { ChevronDown } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { accordion } from '#styled-system/recipes'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface AccordionProps {
  /** The open section, or null when all are closed. */
  open: string | null
  onOpenChange: (open: string | null) => void
  /** `AccordionItem`s. */
  children: ReactNode
  /** The heading level of the sections. */
  headingLevel?: 2 | 3 | 4 | undefined
}

const HeadingLevel = createContext<2 | 3 | 4>(2)

/** Sections of which at most one is open. */
export function Accordion({ open, onOpenChange, children, headingLevel = 2 }: AccordionProps) {
  return (
    <HeadingLevel value={headingLevel}>
      <Ark.Root
        className={accordion().root}
        // For links to a section.
        ids={{ itemTrigger: (value) => value }}
        value={open === null ? [] : [open]}
        onValueChange={({ value }) => onOpenChange(value[0] ?? null)}
        collapsible
        lazyMount
        unmountOnExit
      >
        {children}
      </Ark.Root>
    </HeadingLevel>
  )
}

export interface AccordionItemProps {
  /** Its id in `open`. */
  value: string
  title: ReactNode
  /** Shown at the end of its heading, for example a count. */
  note?: ReactNode
  /** Rendered only while the section is open. */
  children: ReactNode
}

/** One section of an `Accordion`. */
export function AccordionItem({ value, title, note, children }: AccordionItemProps) {
  const slots = accordion()
  const Heading = `h${use(HeadingLevel)}` as const
  return (
    <Ark.Item value={value} className={slots.item}>
      <Heading className={slots.heading}>
        <Ark.ItemTrigger className={slots.trigger}>
          <span>{title}</span>
          <span className={slots.note}>
            {note && <VisuallyHidden>, </VisuallyHidden>}
            <span>{note}</span>
          </span>
          <Ark.ItemIndicator asChild>
            <ChevronDown aria-hidden className={slots.indicator} />
          </Ark.ItemIndicator>
        </Ark.ItemTrigger>
      </Heading>
      <Ark.ItemContent className={slots.content}>
        <div className={slots.body}>{children}</div>
      </Ark.ItemContent>
    </Ark.Item>
  )
}
