import type { ReactNode } from 'react'
import { MISSING } from '#platform/formats/format'
import { absoluteUrl } from '#platform/navigation/address'
import { useFollowLink } from '#platform/navigation/follow-link'
import { safeImageUrl, safeUrl } from '#platform/navigation/safe-url'
import { TextLink } from '#ui/link'
import { Thumbnail } from '#ui/thumbnail'
import { VisuallyHidden } from '#ui/visually-hidden'
import { type Column, field, type Keys } from './column.ts'
import { text } from './columns.tsx'

/** The same column, with links to a screen of the console where the row has one. */
export const linked = <Row,>(column: Column<Row>, to: (row: Row) => string | undefined): Column<Row> => ({
  ...column,
  unlinked: column.cell,
  cell: (row, rowNumber, decimals) => {
    const shown = column.cell(row, rowNumber, decimals)
    const path = shown === MISSING ? undefined : to(row)
    return path ? <InnerLink to={path}>{shown}</InnerLink> : shown
  },
})

/** A column that shows one field as a link to a screen of the console. */
export const link = <Row,>(
  label: string,
  key: Keys<Row, string | number>,
  to: (row: Row) => string,
): Column<Row> => linked(text<Row>(label, key), to)

/** A column of links with one label to a screen of the console; empty where the row has none. */
export const linkTo = <Row,>(label: string, to: (row: Row) => string | undefined): Column<Row> => ({
  id: label,
  label,
  kind: 'link',
  isAction: true,
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
  kind: 'link',
  isAction: text === label,
  cell: (row) => {
    const href = safeUrl(url(row))
    if (href === undefined) return MISSING
    return (
      <TextLink href={href} external>
        <span>{text}</span>
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </TextLink>
    )
  },
  plain: (row) => safeUrl(url(row)) ?? MISSING,
  filter: 'text',
})

/** A column of thumbnails; an invalid address or a picture that does not load shows N/A. */
export const image = <Row,>(label: string, key: Keys<Row, string>): Column<Row> => ({
  id: key,
  label,
  kind: 'image',
  isDecorative: true,
  cell: (row) => {
    const src = safeImageUrl(field(row, key))
    return src === undefined ? MISSING : <Thumbnail key={src} src={src} alt={label} otherwise={MISSING} />
  },
  plain: (row) => safeImageUrl(field(row, key)) ?? MISSING,
  filter: 'text',
})

function InnerLink({ to, children }: { to: string; children: ReactNode }) {
  const followLink = useFollowLink()
  return (
    <TextLink href={to} onClick={followLink}>
      {children}
    </TextLink>
  )
}
