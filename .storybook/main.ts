import type { StorybookConfig } from '@storybook/react-vite'
import { CSS_TARGET } from '../packages/web/css-target.ts'

// The web application's Vite configuration asks for this, to leave the reference server out.
process.env.STORYBOOK = 'true'

const config: StorybookConfig = {
  stories: [
    './docs/*.mdx',
    '../packages/machines/src/**/*.mdx',
    '../packages/{web,machines}/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'packages/web/vite.config.ts' } },
  },
  // Of the web application's configuration, Storybook leaves the `build` aside.
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, cssTarget: CSS_TARGET } }),
  // The second holds the pictures that the description's examples name.
  staticDirs: ['../packages/web/public', './public'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
