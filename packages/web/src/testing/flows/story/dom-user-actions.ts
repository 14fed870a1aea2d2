import { userEvent } from '@testing-library/user-event'
import { session } from '#platform/api/session'
import { leaveGuard } from '#platform/navigation/leave-guard'
import { freshAddress } from '../../fresh-address.ts'
import { type Control, readPage } from '../seen.ts'
import type { UserActions } from '../user-actions.ts'

/** The user actions on the current document. */
export function domUserActions(): UserActions {
  // The browser's file dialog does not enforce what a field accepts.
  const user = userEvent.setup({ delay: null, applyAccept: false })
  const element = (control: Control): Element => {
    const found = readPage(control)
    if (!found) throw new Error(`“${control.name}” is no longer on the page.`)
    return found
  }
  return {
    look: async () => readPage(),
    press: (control) => user.click(element(control)),
    async type(control, text) {
      const field = element(control)
      // Types into an empty field before clearing it, because only a change fires an event.
      if (!control.value && !text) await user.type(field, 'x')
      if (control.value || !text) await user.clear(field)
      if (text) await user.type(field, text.replace(/[{[]/g, '$&$&'))
    },
    choose: (control, value) => user.selectOptions(element(control), value),
    chooseFile: (control, file) => user.upload(element(control) as HTMLElement, file),
    paste: (text) => user.paste(text),
    async goTo(query) {
      freshAddress()
      const params = new URLSearchParams(location.search)
      for (const [key, value] of Object.entries(query)) params.set(key, value)
      history.replaceState(history.state, '', `?${params}`)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    },
    unloadPage: async () => void dispatchEvent(new Event('pagehide')),
    leavePage: async () => leaveGuard.go(() => {}),
    logIn: async ({ isAnother = false } = {}) =>
      session.store({
        jwtToken: 'newer',
        refreshToken: 'newer',
        userName: isAnother ? `Not ${session.lastUserName()}` : session.lastUserName(),
      }),
  }
}
