import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '#styled-system/css'
import { Container, Section } from './container.tsx'

const meta = {
  title: 'Parts/Layout/Container',
  tags: ['autodocs'],
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: 'Everything keeps to one measure.' },
  argTypes: { width: { control: 'inline-radio', options: ['prose', 'narrow', 'container', 'full'] } },
} satisfies Meta<typeof Container>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sections: Story = {
  render: () => (
    <>
      {(['canvas', 'subtle', 'inverse'] as const).map((tone) => (
        <Section key={tone} tone={tone}>
          <Container>
            <h2 className={css({ textStyle: 'display.md' })}>A band of the page</h2>
            <p>Its tone is “{tone}”.</p>
          </Container>
        </Section>
      ))}
    </>
  ),
}
