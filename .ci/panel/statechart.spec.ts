import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './panel-page.ts'

test('a clicked event changes the active state on the chart', async ({ panel }) => {
  await panel.open('machines-login--clickable')
  await expect(panel.live('enteringPhone')).toBeVisible()

  await panel.offer('phone.submit good').click()
  await expect(panel.live('requestingCode')).toBeVisible()
  await expect(panel.live('enteringPhone')).toHaveCount(0)
  await expect(panel.lit('enteringPhone --phone.submit#0--> requestingCode')).toBeVisible()
  await expect(panel.story.getByLabel('State')).toHaveText('"requestingCode"')

  await panel.offer('answer of requestCode sent').click()
  await expect(panel.live('enteringCode')).toBeVisible()
  await expect(panel.panel.getByRole('list', { name: 'Accepted events' }).getByRole('button')).toHaveText([
    'code.resend',
    /code\.submitgood/,
    /code\.submitbad/,
    'phone.change',
  ])

  // The panel also shows a click in the story.
  await panel.story.getByRole('button', { name: 'code.submit:bad' }).click()
  await expect(panel.lit('enteringCode --code.submit#1--> (stays)')).toBeVisible()
  await expect(panel.moments()).toHaveCount(4)
})

test('the story resumes from an earlier moment', async ({ panel, page }) => {
  await page.setViewportSize({ width: 1600, height: 950 })
  await panel.open('machines-editor--clickable')
  for (const event of ['editor.add', 'draft.change whole', 'draft.submit']) await panel.offer(event).click()
  await expect(panel.live('saving')).toBeVisible()

  await panel.moments().nth(2).click()
  await expect(panel.live('editing.changed')).toBeVisible()
  await expect(panel.panel.getByRole('region', { name: 'Context values' })).toContainText('"stock": "TCS"')
  await expect(panel.story.getByLabel('State')).toHaveText('"saving"')

  await panel.panel.getByRole('button', { name: 'Resume from here' }).click()
  await expect(panel.story.getByLabel('State')).toHaveText('{"editing":"changed"}')
  await expect(panel.story.getByLabel('Context')).toContainText('"stock": "TCS"')
  await panel.offer('draft.submit').click()
  await panel.offer('answer of save saved').click()
  await expect(panel.live('saved')).toBeVisible()
})

test('a committed path is replayed, stepwise and continuously, and compared with its expectations', async ({
  panel,
}) => {
  await panel.open('machines-login--working')
  const bar = panel.panel.getByRole('region', { name: 'Replay a path' })
  // Slow enough to reach Pause before the last step on a busy machine.
  await bar.getByLabel('Speed').selectOption('Slow')
  await bar.getByRole('button', { name: 'Step' }).click()
  await expect(bar).toContainText('0/')
  await bar.getByRole('button', { name: 'Step' }).click()
  await expect(bar).toContainText('1/')
  await expect(panel.moments()).toHaveCount(2)

  await bar.getByRole('button', { name: 'Play' }).click()
  await expect(bar).toContainText('3/')
  await bar.getByRole('button', { name: 'Pause' }).click()
  const paused = await bar.locator('progress').getAttribute('value')
  await bar.getByLabel('Speed').selectOption('Fast')
  await bar.getByRole('button', { name: 'Play' }).click()
  await expect(bar).toContainText(/All \d+ steps as expected/, { timeout: 45_000 })
  expect(Number(await bar.locator('progress').getAttribute('value'))).toBeGreaterThan(Number(paused))

  await bar.getByRole('button', { name: 'Leave' }).click()
  await expect(panel.moments()).toHaveCount(1)
  await expect(panel.live('enteringPhone')).toBeVisible()
})

test('every function works by keyboard', async ({ panel, page }) => {
  await panel.open('machines-like--clickable')
  await page.getByRole('tab', { name: 'Statechart' }).focus()
  await panel.tabTo(panel.offer('like.toggle'))
  await panel.press('Enter')
  await expect(panel.live('sending')).toBeVisible()

  await panel.tabTo(panel.panel.getByRole('radio', { checked: true }))
  await panel.press('ArrowUp')
  await expect(panel.live('idle')).toBeVisible()
  await panel.press('Shift+Tab')
  await expect(panel.panel.getByRole('button', { name: 'Resume from here' })).toBeFocused()
  await panel.press('Enter')
  await expect(panel.moments()).toHaveCount(1)
  await expect(panel.story.getByLabel('State')).toHaveText('"idle"')
})

test('the machine of a component is observed and resumes from an earlier moment', async ({ panel }) => {
  await panel.open('admin-login--default')
  await panel.story.getByRole('textbox', { name: 'Phone Number' }).fill('9820012345')
  await panel.story.getByRole('button', { name: 'Send OTP' }).click()
  await expect(panel.live('enteringCode')).toBeVisible()
  await expect(panel.offer('code.submit')).toBeDisabled()

  await panel.offer('phone.change').click()
  await expect(panel.live('enteringPhone')).toBeVisible()
  await expect(panel.story.getByRole('textbox', { name: 'Phone Number' })).toBeVisible()

  await panel.moments().nth(2).click()
  await panel.panel.getByRole('button', { name: 'Resume from here' }).click()
  await expect(panel.live('enteringCode')).toBeVisible()
  await expect(panel.story.getByRole('button', { name: 'Verify' })).toBeVisible()
})

test('on a screen with several machines the user chooses one', async ({ panel }) => {
  await panel.open('admin-strategy-manager-stock-split-calendar--default')
  await panel.story.getByRole('button', { name: /^Edit/ }).first().click()
  await expect(panel.live('editing.unchanged')).toBeVisible()
  await panel.panel.getByRole('combobox', { name: 'Machine' }).selectOption('table')
  await expect(panel.live('ready')).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${theme}: live, looking back, with coverage, broad and narrow`, async ({
    panel,
    page,
  }) => {
    const findings = async () =>
      (await new AxeBuilder({ page }).include('.sc-panel').analyze()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' … ')}`,
      )
    await panel.open('machines-trade-exclusion--clickable', theme)
    await expect(panel.panel).toHaveAttribute('data-theme', theme)
    await panel.offer('trade.exclude live').click()
    await expect(panel.live('exclusion.confirming')).toBeVisible()
    expect(await findings(), 'live').toEqual([])

    await page.setViewportSize({ width: 900, height: 950 })
    await panel.panel.getByLabel('Coverage').check()
    await panel.moments().first().click()
    await expect(panel.live('exclusion.idle')).toBeVisible()
    expect(await findings(), 'looking back, with coverage, narrow').toEqual([])
  })
}

test('the page of a flow has its chart, coverage, calls and texts, and no violation of axe', async ({
  panel,
  page,
}) => {
  for (const theme of ['light', 'dark']) {
    await panel.openPage('machines-login--docs', theme)
    await expect(panel.story.locator(`.sc-figure[data-theme="${theme}"]`).first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page })
      .include(['#storybook-preview-iframe', '.sbdocs-content'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
  }
  await expect(panel.story.getByRole('img', { name: 'The chart of login' })).toHaveCount(2)
  await expect(panel.story.getByRole('row', { name: /^Login \d+ \d+ \d+$/ })).toBeVisible()
  await expect(
    panel.story.getByRole('row', { name: /api\.auth\.verifyCode verifyLoginCode POST/ }),
  ).toBeVisible()
  await expect(panel.story.getByRole('row', { name: 'notVerified OTP verification failed.' })).toBeVisible()
})

test('a path story keeps the component of its last path, and its machine', async ({ panel }) => {
  await panel.open('paths-like--like-tour')
  await expect(panel.panel.locator('.sc-live')).toBeVisible()
  const button = panel.story.getByRole('region').getByRole('button').first()
  await expect(button).toBeInViewport({ ratio: 1, timeout: 60_000 })
})

test('the start page leads to a flow, and a part opens on its variants', async ({ panel, page }) => {
  await page.goto(panel.url)
  await panel.story.getByRole('link', { name: 'Machine', exact: true }).first().click()
  await expect(panel.story.getByRole('heading', { name: 'Action', level: 1 })).toBeVisible()

  await panel.openPage('parts-actions-button--docs', 'light')
  await expect(panel.story.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await page.goto(`${panel.url}/?path=/story/parts-actions-button--default`)
  await expect(page.getByRole('tab', { name: 'Controls' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Statechart' })).toHaveCount(0)
})
