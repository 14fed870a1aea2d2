import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { css } from '#styled-system/css'
import { fullRegistration, scantRegistration } from '../../testing/registrations.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Layout } from './layout.tsx'
import { PageHead } from './page-head.tsx'

const meta = {
  title: 'Site/Layout',
  component: Layout,
  args: { children: <PageHead title="A page">The frame of every public page.</PageHead> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Layout>
export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = {}

export const Navigation: Story = { render: () => <Header /> }

export const NavigationOnAPhone: Story = {
  render: () => (
    <div className={css({ minHeight: 'lg', containerType: 'inline-size' })}>
      <Header />
    </div>
  ),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const menu = page.queryByRole('button', { name: 'Menu' })
    // The test runner's window may be desktop-sized, without the button.
    if (!menu) return
    await userEvent.click(menu)
    await expect(page.getByRole('link', { name: 'Explore' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(menu).toHaveFocus()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  },
}

export const TheFooter: Story = { render: () => <Footer /> }

export const TheFooterOfARegisteredFirm: Story = {
  render: () => <Footer registration={fullRegistration} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tarang Research LLP')).toBeVisible()
    await expect(canvas.getByText(/in no way guarantee performance/)).toBeVisible()
  },
}

export const TheFooterWithFewDetails: Story = {
  render: () => <Footer registration={scantRegistration} />,
}
