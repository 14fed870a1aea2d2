/**
 * Which file may import which. `pnpm check` runs it with dependency-cruiser.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */

/** Files that only tests, stories and tools load. */
const development = String.raw`\.(test|bench|stories|cases|spec)\.tsx?$|/testing/|^packages/[^/]+/(?!src/)(?!operations/)|\.driver\.ts$|-kit\.ts$|/all-cases/`

const web = (folder) => `^packages/web/src/${folder}/`

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Move what two files share into a third that imports neither.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages-by-name',
      comment: 'A package is imported by its name, through what it exports.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|openapi)/' },
      to: { path: '^(packages/[^/]+|openapi)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-development-packages',
      comment: 'The product loads dependencies only. What is exempt runs at build time, or is bundled.',
      severity: 'error',
      from: {
        path: '^packages/[^/]+/(src|operations)/',
        pathNot: [
          ...[development, web('theme'), '^packages/web/src/render/page-styles.ts$'],
          '^packages/server/(src/dev|operations/commands/build-host).ts$',
        ],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'product-without-tests',
      comment: 'The product loads no test, story or test helper, and nothing of Storybook.',
      severity: 'error',
      from: { path: '^packages/[^/]+/(src|operations)/', pathNot: development },
      to: {
        path: [development, '^[.]storybook/'],
        pathNot: 'node_modules|/styled-system/|^packages/flow-testing/',
      },
    },
    {
      name: 'sdk-alone',
      severity: 'error',
      comment:
        'The SDK knows no other package. Its tests and tools that start a server are in packages/sdk/testing.',
      from: { path: '^packages/sdk/(?!testing/)' },
      to: { path: '^packages/(?!sdk/)|^[.]ci/' },
    },
    {
      name: 'command-line-by-the-sdk',
      comment: 'The command line is a client like any other: it uses what the SDK exports.',
      severity: 'error',
      from: { path: '^packages/cli/(?!testing/)' },
      to: { path: '^packages/(?!cli/|sdk/src/(extensions/)?index.ts$)' },
    },
    {
      name: 'dates-of-the-console',
      comment:
        'Screens of the console show and export dates by #platform/formats/console-date. The preview of a blog shows the public page.',
      severity: 'error',
      from: {
        path: '^packages/web/src/',
        pathNot: [
          web('site'),
          web('platform'),
          web('patterns/reading'),
          web('admin/blog-preview'),
          development,
        ],
      },
      to: { path: '^packages/web/src/platform/formats/public-date.ts$' },
    },
    {
      name: 'machines-without-react',
      comment: 'Machines import no React, no DOM library and no screen.',
      severity: 'error',
      from: { path: '^packages/machines/src/' },
      to: { path: '^packages/(web|server)/|/(react|react-dom|@xstate/react|wouter|@ark-ui)/' },
    },
    {
      name: 'web-without-server',
      comment: 'The application reaches the server by HTTP only.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: development },
      to: { path: '^packages/server/' },
    },
    {
      name: 'serving-without-operations',
      comment:
        'What serves knows nothing of what operates. The files that start, create and measure join them.',
      severity: 'error',
      from: {
        path: '^packages/server/src/',
        pathNot: [development, '^packages/server/src/(main|installation|index|db/postgres).ts$'],
      },
      to: { path: '^packages/server/operations/' },
    },
    {
      name: 'ui-below-patterns',
      comment: 'Components import no pattern, no machine and no screen.',
      severity: 'error',
      from: { path: web('ui'), pathNot: development },
      to: { path: [web('(patterns|admin|site|app)'), '^packages/machines/'] },
    },
    {
      name: 'ark-in-ui',
      comment: 'A part of Ark is used through a component with a recipe.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: [development, web('ui')] },
      to: { path: '/@ark-ui/' },
    },
    {
      name: 'platform-at-the-bottom',
      severity: 'error',
      from: { path: web('platform'), pathNot: development },
      to: { path: web('(ui|patterns|admin|site|app)') },
    },
    {
      name: 'patterns-below-screens',
      severity: 'error',
      from: { path: web('patterns'), pathNot: development },
      to: { path: web('(admin|site|app)') },
    },
    {
      name: 'folders-of-the-table',
      comment:
        'A folder of the table is used through its index.ts. Only panels.tsx, which loads on demand, imports what no index exports.',
      severity: 'error',
      from: { path: web('patterns/table/([^/]+)') },
      to: { path: web('patterns/table/[^/]+'), pathNot: [web('patterns/table/$1'), '/index.ts$'] },
    },
    {
      name: 'admin-and-site-apart',
      comment: 'A visitor never downloads the console.',
      severity: 'error',
      from: { path: web('(admin|site)'), pathNot: development },
      to: { path: web('(admin|site|app)'), pathNot: web('$1') },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['styled-system', '/generated/', '^packages/[^/]+/(dist|dist-host)/'] },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      mainFields: ['types', 'main'],
    },
  },
}
