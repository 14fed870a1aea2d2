/** The heights of the rows of lists. */
export const densities = ['comfortable', 'compact', 'roomy'] as const

export type Density = (typeof densities)[number]
