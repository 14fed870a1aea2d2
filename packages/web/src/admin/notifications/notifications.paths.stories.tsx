import { notificationCases } from '@tarang/machines/notification/cases'
import bundle from '@tarang/machines/notification/paths.json' with { type: 'json' }
import { fill, press } from '../../testing/flows/pages/find.ts'
import { notificationPage } from '../../testing/flows/pages/notification.page.ts'
import { pathStory } from '../../testing/flows/story/path-story.tsx'
import { notificationScreen } from './notification-screen.tsx'

const { title, shortDesc, longDesc } = notificationCases.inputs.plain ?? {}

// The flow of the specification: a notification is sent at once.
const AppNotifications = notificationScreen('App', { holdSeconds: 0 })

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
