import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall, quietly } from './apt.ts'

/** Chromium without sandbox (containers, root), graphics card, or calls home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Where a Chromium stands on this machine; `CHROMIUM_PATH` wins. */
export function findChromium(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [process.env.CHROMIUM_PATH, ...onPath, ...MAC_APPS].find((path) => path && isExecutable(path))
}

/** The same, or an error that says what to do. */
export function chromiumPath(): string {
  const path = findChromium()
  if (!path) throw new Error('No Chromium found. Install one, or say where it is with CHROMIUM_PATH.')
  return path
}

/** Installs Chromium where there is none: by apt-get where that works, else with Playwright's own download. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.error('No Chromium here yet: installing one.')
  if (!aptInstall('chromium') && quietly('playwright', 'install', 'chromium')) {
    const { stdout } = spawnSync(
      process.execPath,
      ['-p', "require('playwright').chromium.executablePath()"],
      {
        encoding: 'utf8',
      },
    )
    process.env.CHROMIUM_PATH = stdout.trim()
  }
  return chromiumPath()
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
