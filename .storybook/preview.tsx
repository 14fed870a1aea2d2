import type { Preview } from '@storybook/react-vite'
import '../packages/web/src/index.css'

export default {
  parameters: {
    // A finding of axe fails the story in CI.
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
    options: { storySort: { order: ['Foundations', 'Parts', 'Patterns', 'Machines', 'Admin', 'Site'] } },
  },
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = String(globals.theme)
      return <Story />
    },
  ],
} satisfies Preview
