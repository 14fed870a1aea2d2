import type { StorybookConfig } from '@storybook/react-vite'
import { CSS_TARGET } from '../packages/web/css-target.ts'

// The web application's Vite configuration reads this variable and leaves the reference server out.
process.env.STORYBOOK = 'true'

const config: StorybookConfig = {
  stories: ['./docs/*.mdx', './machines/*.stories.tsx', '../packages/web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'packages/web/vite.config.ts' } },
  },
  // Storybook ignores `build` of the web application's configuration.
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, cssTarget: CSS_TARGET } }),
  // `./public` has the pictures that the examples in `openapi` name.
  staticDirs: ['../packages/web/public', './public'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
