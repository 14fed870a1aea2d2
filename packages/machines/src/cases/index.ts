import { loginCases } from '../login/login.cases.ts'
import type { Cases } from '../testing/index.ts'

/** Every machine's cases: what its paths, its tests and its chart are made from. */
export const allCases: readonly Cases[] = [loginCases]
