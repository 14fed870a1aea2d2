import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../packages/web/src/index.css'
import { Actions } from '../packages/web/src/patterns/action/index.ts'
import { Direction } from '../packages/web/src/testing/direction.tsx'
import { standInForTheNetwork } from '../packages/web/src/testing/story-api.ts'
import { translatePage } from '../packages/web/src/testing/translator.ts'
import { forgetToasts } from '../packages/web/src/testing/with-toaster.tsx'
import { PartPage } from './docs/part-page.tsx'
import { ThemedDocs } from './docs/theme-of-docs.tsx'
import { faultToolbar, watchFaults } from './faults.ts'
import { RestartableStory, resetStory } from './statechart/preview/index.tsx'

// A busy machine renders slowly, so the timeouts are long.
configure({ asyncUtilTimeout: 30_000 })

export default {
  parameters: {
    // An axe violation fails the story in CI. Where a rule passes, axe names one element: to describe all takes longer than
    // to check them.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true },
    docs: {
      container: ThemedDocs,
      page: PartPage,
    },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start',
          'Guides',
          'Machines',
          'Paths',
          'Admin',
          // As the navigation of the console.
          [
            'Login',
            'Home',
            'Layout',
            'Explore',
            'Strategy Manager',
            'Notification Manager',
            'Admin Operation',
            'Blogs',
            'Discounts & Coupons',
            'Strategies',
            'Account menu',
          ],
          'Site',
          'Patterns',
          'Parts',
          ['Actions', 'Forms', 'Messages', 'Overlays', 'Content', 'Layout'],
          'Foundations',
        ],
      },
    },
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
    direction: {
      description: 'Direction of the script',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right', icon: 'arrowrightalt' },
          { value: 'rtl', title: 'Right to left', icon: 'arrowleftalt' },
        ],
        dynamicTitle: true,
      },
    },
    fault: faultToolbar,
    translation: {
      description: 'Whether the page is treated as by a browser that translates it',
      toolbar: {
        title: 'Translation',
        icon: 'globe',
        items: [
          { value: 'off', title: 'As written' },
          { value: 'on', title: 'Translated by the browser' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', fault: 'none', translation: 'off' },
  beforeAll: standInForTheNetwork,
  beforeEach: [
    resetStory,
    watchFaults,
    forgetToasts,
    ({ globals }) => (globals.translation === 'on' ? translatePage() : undefined),
  ],
  decorators: [
    (Story, { globals, title }) => {
      document.documentElement.dataset.theme = String(globals.theme)
      const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr'
      document.documentElement.dir = direction
      return (
        <Direction to={direction}>
          <RestartableStory>
            <Story />
            {/* The console shows questions and bars above its screens. */}
            {title.startsWith('Admin/') && <Actions />}
          </RestartableStory>
        </Direction>
      )
    },
  ],
} satisfies Preview
