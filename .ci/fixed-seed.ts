import fc from 'fast-check'

// `pnpm test` is a function of the commit: its properties try the same cases each time. `pnpm test:long machines` tries others.
if (process.env.SCHEDULES === undefined) fc.configureGlobal({ seed: 1 })
