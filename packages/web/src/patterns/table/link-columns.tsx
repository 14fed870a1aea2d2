import type { ReactNode } from 'react'
import { absoluteUrl } from '#platform/address'
import { useFollowLink } from '#platform/follow-link'
import { MISSING } from '#platform/format'
import { safeImageUrl, safeUrl } from '#platform/safe-url'
import { TextLink } from '#ui/link'
import { Thumbnail } from '#ui/thumbnail'
import { VisuallyHidden } from '#ui/visually-hidden'
import { type Column, field, type Keys } from './column.ts'
import { text } from './columns.tsx'

/** The same column, with its cells made links to a screen of ours, where there is something to lead to. */
export const linked = <Row,>(column: Column<Row>, to: (row: Row) => string | undefined): Column<Row> => ({
  ...column,
  cell: (row, rowNumber, decimals) => {
    const shown = column.cell(row, rowNumber, decimals)
    const path = shown === MISSING ? undefined : to(row)
    return path ? <InnerLink to={path}>{shown}</InnerLink> : shown
  },
})

/** A column that shows one field and leads to a screen of ours. */
export const link = <Row,>(
  label: string,
  key: Keys<Row, string | number>,
  to: (row: Row) => string,
): Column<Row> => linked(text<Row>(label, key), to)

/** A column of links that all say the same, to a screen of ours; none where there is nothing to lead to. */
export const linkTo = <Row,>(label: string, to: (row: Row) => string | undefined): Column<Row> => ({
  id: label,
  label,
  cell: (row) => {
    const path = to(row)
    return path ? <InnerLink to={path}>{label}</InnerLink> : MISSING
  },
  plain: (row) => {
    const path = to(row)
    return path ? absoluteUrl(path) : MISSING
  },
})

/** A column of links that open another site in a new tab; only http and https are followed. */
export const externalLink = <Row,>(
  label: string,
  url: (row: Row) => unknown,
  text: string = label,
): Column<Row> => ({
  id: label,
  label,
  cell: (row) => {
    const href = safeUrl(url(row))
    if (href === undefined) return MISSING
    return (
      <TextLink href={href} external>
        {text}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </TextLink>
    )
  },
  plain: (row) => safeUrl(url(row)) ?? MISSING,
})

/** A column of small pictures; what is no picture's address, or leads to none, is missing. */
export const image = <Row,>(label: string, key: Keys<Row, string>): Column<Row> => ({
  id: key,
  label,
  isDecorative: true,
  cell: (row) => {
    const src = safeImageUrl(field(row, key))
    return src === undefined ? MISSING : <Thumbnail key={src} src={src} alt={label} otherwise={MISSING} />
  },
  plain: (row) => safeImageUrl(field(row, key)) ?? MISSING,
})

function InnerLink({ to, children }: { to: string; children: ReactNode }) {
  const followLink = useFollowLink()
  return (
    <TextLink href={to} onClick={followLink}>
      {children}
    </TextLink>
  )
}
