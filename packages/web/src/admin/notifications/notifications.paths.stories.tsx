import { heldActionCases } from '@tarang/machines/held-action/cases'
import heldActionBundle from '@tarang/machines/held-action/paths.json' with { type: 'json' }
import { notificationCases } from '@tarang/machines/notification/cases'
import bundle from '@tarang/machines/notification/paths.json' with { type: 'json' }
import { HeldActions, holdAction } from '#patterns/held-action'
import { leaveGuard } from '#platform/leave-guard'
import { Button } from '#ui/button'
import { fill, press } from '../../testing/flows/pages/find.ts'
import { heldActionPage } from '../../testing/flows/pages/held-action.page.ts'
import { notificationPage } from '../../testing/flows/pages/notification.page.ts'
import { pathStory } from '../../testing/flows/story/path-story.tsx'
import { notificationScreen } from './notification-screen.tsx'
import { heldSendingOf } from './sending.ts'

const { title, shortDesc, longDesc } = notificationCases.inputs.plain ?? {}

// The flow of the specification: a notification is sent at once.
const AppNotifications = notificationScreen('App', { holdSeconds: 0 })

const { subject: draft, seconds = 0 } = heldActionCases.inputs.plain ?? {}
const sending = heldSendingOf('App', seconds)

export default { title: 'Paths/Notifications', tags: ['!autodocs', 'paths'] }

export const NotificationTour = pathStory({
  page: notificationPage,
  bundle,
  subject: {
    machine: 'notification',
    isSignedIn: true,
    atOnce: { 'GET /api/getNotificationsByType/App': { body: [] } },
    render: () => <AppNotifications />,
    // The machine receives no event from the user: it starts when the form is submitted.
    open: async (user) => {
      await press(user, 'Add Notification')
      await fill(user, 'Title', title ?? '')
      await fill(user, 'Short Description', shortDesc ?? '')
      await fill(user, 'Long Description', longDesc ?? '')
      await press(user, 'Send')
    },
  },
})

/** The bar alone: no screen is there to show the form, so that an action that was taken back stays in it. */
export const HeldActionTour = pathStory({
  page: heldActionPage,
  bundle: heldActionBundle,
  subject: {
    machine: 'heldAction',
    isSignedIn: true,
    hasExtensions: true,
    render: () => (
      <>
        <Button onClick={() => leaveGuard.goFromConsole(() => {})}>Logout</Button>
        <HeldActions />
      </>
    ),
    before: () => draft && holdAction(sending, { ...draft, titleAgain: '' }),
  },
})
