/** How many schedules a race is run under: `pnpm test:flows` says more. */
export const schedules = (): number => Number(process.env.SCHEDULES ?? 300)
