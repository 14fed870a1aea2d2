import type { Meta, StoryObj } from '@storybook/react-vite'
import { ViewOnlyNotice } from './view-only-notice.tsx'

const meta = { title: 'Patterns/View-only notice', component: ViewOnlyNotice } satisfies Meta<
  typeof ViewOnlyNotice
>
export default meta

export const Default: StoryObj<typeof meta> = {}
