import type { Taken } from './view/way.tsx'

export const takenOf = (_machine: string): ((way: string) => Taken) | null => null
