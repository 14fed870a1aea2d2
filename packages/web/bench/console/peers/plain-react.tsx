import '../../../src/index.css'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { columns, DEFAULT_SORT, load, PAGE_SIZES, type PeerColumn, type Strategy, sortKey } from './cells.ts'
import { Frame, Row } from './react-cells.tsx'

/** The list in React, with only React's hooks. */
function List({ rows }: { rows: readonly Strategy[] }) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(15)
  const [sort, setSort] = useState({ column: DEFAULT_SORT, isDescending: false })
  const ordered = useMemo(() => {
    const column = columns[sort.column] as PeerColumn
    const sign = sort.isDescending ? -1 : 1
    return [...rows].sort((a, b) => sign * (sortKey(a, column) - sortKey(b, column)))
  }, [rows, sort])
  const found = useMemo(() => {
    const wanted = search.trim().toLowerCase()
    return wanted
      ? ordered.filter(({ strategyCode }) => strategyCode.toLowerCase().includes(wanted))
      : ordered
  }, [ordered, search])
  const from = (page - 1) * size
  return (
    <Frame
      search={search}
      onSearch={(next) => {
        setSearch(next)
        setPage(1)
      }}
      count={found.length}
      onSort={(column) => {
        setSort({ column, isDescending: sort.column === column && !sort.isDescending })
        setPage(1)
      }}
      size={size}
      sizes={PAGE_SIZES}
      onSize={(next) => {
        setSize(next)
        setPage(1)
      }}
      onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
      onNext={from + size < found.length ? () => setPage(page + 1) : undefined}
    >
      {found.slice(from, from + size).map((row, index) => (
        <Row key={row.id} row={row} number={from + index + 1} isTabStop={index === 0} />
      ))}
    </Frame>
  )
}

const rows = await load()
createRoot(document.querySelector('#root') as HTMLElement).render(<List rows={rows} />)
