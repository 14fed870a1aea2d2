import type { Engine } from '../engine.ts'
import { launchFirefox } from './firefox.ts'
import { launchWebkit } from './webkit.ts'

const LAUNCHERS: Readonly<Record<Engine['name'], () => Promise<Engine>>> = {
  firefox: launchFirefox,
  webkit: launchWebkit,
}

export const ENGINE_NAMES = Object.keys(LAUNCHERS) as readonly Engine['name'][]

export const isEngineName = (name: string): name is Engine['name'] =>
  (ENGINE_NAMES as readonly string[]).includes(name)

/** Starts a browser; `ensureEngine` installs one that is missing. */
export const launchEngine = (name: Engine['name']): Promise<Engine> => LAUNCHERS[name]()
