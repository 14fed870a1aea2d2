import { categoryPath } from '@tarang/publication/site-pages'
import { useId } from 'react'
import { Link } from 'wouter'
import { sva } from '#styled-system/css'
import { Button } from '#ui/button'

const categories = sva({
  slots: ['root', 'title', 'list'],
  base: {
    root: { display: 'grid', gap: '4' },
    title: { textStyle: 'display.md' },
    list: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})

interface CategoriesProps {
  readonly names: readonly string[]
}

export function Categories({ names }: CategoriesProps) {
  const slots = categories()
  const heading = useId()
  return (
    <nav aria-labelledby={heading} className={slots.root}>
      <h2 id={heading} className={slots.title}>
        Categories
      </h2>
      <ul className={slots.list}>
        {names.map((name) => (
          <li key={name}>
            <Button asChild variant="outline">
              <Link href={categoryPath(name)}>{name}</Link>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
