import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { StoreBadges } from './store-badges.tsx'

const config = vi.hoisted(() => ({ appStoreUrl: '', playStoreUrl: '' }))
vi.mock('#platform/config', () => ({ config }))

beforeEach(() => Object.assign(config, { appStoreUrl: '', playStoreUrl: '' }))

it('shows the stores that have an address', () => {
  config.playStoreUrl = 'https://play.google.com/store/apps/details?id=example'
  render(<StoreBadges />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Get it on Google Play'])
})

it('is no empty list without any store', () => {
  const { container } = render(<StoreBadges />)
  expect(container.innerHTML).toBe('')
})
