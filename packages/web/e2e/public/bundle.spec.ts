import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { BuiltScripts, CONSOLE, consoleScreen, ENTRY, LAYOUT, SITE, siteScreen } from '../built-scripts.ts'

const web = fileURLToPath(new URL('../../', import.meta.url))
const built = new BuiltScripts(`${web}dist`)

/** The screens that a site's routes name, from the folder of the routes. */
const screensOf = (folder: string) => {
  const routes = readFileSync(`${web}src/${folder}/routes.ts`, 'utf8')
  return [...new Set(Array.from(routes.matchAll(/import\('\.\/(.+)\.tsx'\)/g), ([, name = '']) => name))]
}

const publicScreens = screensOf('site').map(siteScreen)
const consoleScreens = screensOf('admin').map(consoleScreen)
const openScreens = consoleScreens.filter((screen) => /\/log(in|out)\//.test(screen))

test('a visitor can load no script of the console, and staff none of the public site', () => {
  const visitor = built.reachableFrom(ENTRY, SITE)
  const staff = built.reachableFrom(ENTRY, CONSOLE)
  expect(visitor).not.toContain(built.scriptsOf(CONSOLE)[0])
  expect(staff).not.toContain(built.scriptsOf(SITE)[0])
  for (const screen of consoleScreens) expect(visitor).not.toContain(built.scriptsOf(screen)[0])
  for (const screen of publicScreens) expect(staff).not.toContain(built.scriptsOf(screen)[0])
})

test('texts and calls of the console are in no script that a visitor can load', () => {
  const visitor = built.reachableFrom(ENTRY, SITE)
  for (const text of [
    'Failed to fetch live strategies',
    'Strategy Description Code',
    'OTP sent successfully!',
    '/saveStockSplitCalender',
  ]) {
    const files = built.filesWith(text)
    expect(files.length, text).toBeGreaterThan(0)
    expect(
      files.filter((file) => visitor.includes(file)),
      text,
    ).toEqual([])
  }
})

test('each screen has a separate script, which no other screen needs', () => {
  for (const [frame, screens] of [
    [[ENTRY, SITE], publicScreens],
    [[ENTRY, CONSOLE, LAYOUT], consoleScreens],
  ] as const)
    for (const screen of screens) {
      const [own] = built.scriptsOf(screen)
      const others = screens.filter(
        (each) => each !== screen && built.scriptsOf(...frame, each).includes(own ?? ''),
      )
      expect(others, screen).toEqual([])
    }
})

// A list has tools that the specification does not name. The sections of Strategy Data are an accordion, which needs a part of Ark in
// separate files. The factsheet and the comparison are opened from there, and share the script of its figures.
for (const screen of consoleScreens) {
  const [most, mostFiles] = /strategy-data|factsheet|compare/.test(screen) ? [222, 35] : [200, 25]
  test(`${screen} needs at most ${most} kB of script in ${mostFiles} files`, () => {
    const frame = openScreens.includes(screen) ? [] : [LAYOUT]
    const scripts = built.scriptsOf(ENTRY, CONSOLE, ...frame, screen)
    expect(built.kilobytes(scripts)).toBeLessThanOrEqual(most)
    expect(scripts.length).toBeLessThanOrEqual(mostFiles)
  })
}
