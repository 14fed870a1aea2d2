import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './panel-page.ts'

test('events are clicked, and the chart shows where they lead', async ({ panel }) => {
  await panel.open('machines-login--clickable')
  await expect(panel.live('enteringPhone')).toBeVisible()

  await panel.offer('phone.submit good').click()
  await expect(panel.live('requestingCode')).toBeVisible()
  await expect(panel.live('enteringPhone')).toHaveCount(0)
  await expect(panel.lit('enteringPhone --phone.submit#0--> requestingCode')).toBeVisible()
  await expect(panel.story.getByLabel('State')).toHaveText('"requestingCode"')

  await panel.offer('answer of requestCode sent').click()
  await expect(panel.live('enteringCode')).toBeVisible()
  await expect(panel.panel.getByRole('list', { name: 'Events it takes' }).getByRole('button')).toHaveText([
    'code.resend',
    /code\.submitgood/,
    /code\.submitbad/,
    'phone.change',
  ])

  // A click in the story is told to the panel as well.
  await panel.story.getByRole('button', { name: 'code.submit:bad' }).click()
  await expect(panel.lit('enteringCode --code.submit#1--> (stays)')).toBeVisible()
  await expect(panel.moments()).toHaveCount(4)
})

test('an earlier moment is looked at, and the story goes on from it', async ({ panel, page }) => {
  await page.setViewportSize({ width: 1600, height: 950 })
  await panel.open('machines-editor--clickable')
  for (const event of ['editor.add', 'draft.change whole', 'draft.submit']) await panel.offer(event).click()
  await expect(panel.live('saving')).toBeVisible()

  await panel.moments().nth(2).click()
  await expect(panel.live('editing.changed')).toBeVisible()
  await expect(panel.panel.getByRole('region', { name: 'What the machine knows' })).toContainText(
    '"stock": "TCS"',
  )
  await expect(panel.story.getByLabel('State')).toHaveText('"saving"')

  await panel.panel.getByRole('button', { name: 'Resume from here' }).click()
  await expect(panel.story.getByLabel('State')).toHaveText('{"editing":"changed"}')
  await expect(panel.story.getByLabel('Context')).toContainText('"stock": "TCS"')
  await panel.offer('draft.submit').click()
  await panel.offer('answer of save saved').click()
  await expect(panel.live('saved')).toBeVisible()
})

test('a committed path is replayed: step by step, by itself, and held against what it expects', async ({
  panel,
}) => {
  await panel.open('machines-login--working')
  const bar = panel.panel.getByRole('region', { name: 'Replay a path' })
  // Slow, so that a busy machine reaches Pause before the last step.
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

test('all of it is done by keyboard', async ({ panel, page }) => {
  await panel.open('machines-like--clickable')
  await page.getByRole('tab', { name: 'Statechart' }).focus()
  await panel.tabTo(panel.offer('like.toggle'))
  await panel.press('Enter')
  await expect(panel.live('sending')).toBeVisible()

  await panel.tabTo(panel.panel.locator('.sc-moment[aria-current]'))
  await panel.press('ArrowUp')
  await expect(panel.live('idle')).toBeVisible()
  await panel.press('Shift+Tab')
  await expect(panel.panel.getByRole('button', { name: 'Resume from here' })).toBeFocused()
  await panel.press('Enter')
  await expect(panel.moments()).toHaveCount(1)
  await expect(panel.story.getByLabel('State')).toHaveText('"idle"')
})

test('a component’s own machine is followed, and the component goes on from an earlier moment', async ({
  panel,
}) => {
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

test('a screen with several machines lets one choose', async ({ panel }) => {
  await panel.open('admin-stock-split-calendar--default')
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

test('a flow’s page has its chart, its coverage, its calls and its words; axe finds nothing in it', async ({
  panel,
  page,
}) => {
  for (const theme of ['light', 'dark']) {
    await panel.openPage('machines-login--flow', theme)
    await expect(panel.story.locator(`.sc-figure[data-theme="${theme}"]`).first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page })
      .include(['#storybook-preview-iframe', '.sbdocs-content'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
  }
  await expect(panel.story.getByRole('img', { name: 'The chart of login' })).toHaveCount(2)
  await expect(panel.story.getByRole('row', { name: /pure 6 .*15 \/ 15/ })).toBeVisible()
  await expect(
    panel.story.getByRole('row', { name: /api\.auth\.verifyCode verifyLoginCode POST/ }),
  ).toBeVisible()
  await expect(panel.story.getByRole('row', { name: 'notVerified OTP verification failed.' })).toBeVisible()
})
