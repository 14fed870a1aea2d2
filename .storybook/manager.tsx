import React, { useEffect } from 'react'
import { AddonPanel } from 'storybook/internal/components'
import { addons, types, useGlobals, useStorybookApi } from 'storybook/manager-api'
import { Panel } from './statechart/panel/panel.tsx'
import { themes } from './theme.ts'

const ADDON = 'tarang/statechart'

// A chart needs more space than a table of controls.
addons.setConfig({ theme: themes.light, layout: { bottomPanelHeight: 400 } })

addons.register(ADDON, () => {
  addons.add(`${ADDON}/panel`, {
    type: types.PANEL,
    title: 'Statechart',
    // Parts run no machine.
    disabled: (parameters) => String(parameters?.fileName).includes('/src/ui/'),
    render: ({ active = false }) => <Tab active={active} />,
  })
  addons.add(`${ADDON}/theme`, {
    type: types.TOOLEXTRA,
    title: 'Theme of the frame',
    render: () => <FrameTheme />,
  })
})

const Tab = ({ active }: { active: boolean }): React.JSX.Element => (
  <AddonPanel active={active} hasScrollbar={false}>
    {active ? <Panel /> : <p />}
  </AddonPanel>
)

/** Storybook's frame in the theme of the toolbar. */
function FrameTheme() {
  const api = useStorybookApi()
  const [{ theme }] = useGlobals()
  const isDark = theme === 'dark'
  useEffect(() => {
    api.setOptions({ theme: isDark ? themes.dark : themes.light })
  }, [api, isDark])
  return null
}
