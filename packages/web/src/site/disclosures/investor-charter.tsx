import { sva } from '#styled-system/css'
import { charter } from './charter.ts'

const styles = sva({
  slots: ['root', 'title', 'list'],
  base: {
    root: { display: 'grid', gap: '8', maxWidth: 'prose' },
    title: { textStyle: 'heading.md', color: 'fg.default', marginBottom: '2' },
    list: {
      display: 'grid',
      gap: '2',
      textStyle: 'body.md',
      '&:has(> li + li)': { listStyleType: 'disc', paddingInlineStart: '5' },
      '& ::marker': { color: 'accent.fg' },
    },
  },
})

export function InvestorCharter() {
  const slots = styles()
  return (
    <div className={slots.root}>
      {charter.map(({ title, points }) => (
        <div key={title}>
          <h3 className={slots.title}>{title}</h3>
          <ul className={slots.list}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
