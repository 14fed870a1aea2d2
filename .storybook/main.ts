import type { StorybookConfig } from '@storybook/react-vite'

// The web application's Vite configuration asks for this, to leave the reference server out.
process.env.STORYBOOK = 'true'

export default {
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
  // The second holds the pictures that the description's examples name.
  staticDirs: ['../packages/web/public', './public'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig
