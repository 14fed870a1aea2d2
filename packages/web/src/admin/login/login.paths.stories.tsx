import loginBundle from '@tarang/machines/login/paths.json' with { type: 'json' }
import registrationBundle from '@tarang/machines/registration/paths.json' with { type: 'json' }
import { press } from '../../testing/flows/pages/find.ts'
import { loginPage } from '../../testing/flows/pages/login.page.ts'
import { registrationPage } from '../../testing/flows/pages/registration.page.ts'
import { loginSubject } from '../../testing/flows/story/login-subject.tsx'
import { pathStory } from '../../testing/flows/story/path-story.tsx'
import { forgetInvite, readInvite } from './invite.ts'
import Login from './login.tsx'

export default { title: 'Paths/Login', tags: ['!autodocs', 'paths'] }

export const LoginTour = pathStory({
  page: loginPage,
  bundle: loginBundle,
  subject: loginSubject(),
})

export const RegistrationTour = pathStory({
  page: registrationPage,
  bundle: registrationBundle,
  subject: {
    machine: 'registration',
    isSignedIn: false,
    before: (input) => {
      forgetInvite()
      if (input !== 'invited') return
      location.hash = 'invite=invite'
      readInvite()
    },
    render: () => <Login />,
    // An invite link opens Sign Up directly.
    open: async (user, input) => {
      if (input !== 'invited') await press(user, 'Sign Up')
    },
  },
})
