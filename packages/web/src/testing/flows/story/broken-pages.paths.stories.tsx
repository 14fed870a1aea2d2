import {
  type BundleFile,
  createBundle,
  mutantsOf,
  type PathBundle,
  readBundle,
  replay,
} from '@tarang/flow-testing'
import { loginCases } from '@tarang/machines/login/cases'
import bundle from '@tarang/machines/login/paths.json' with { type: 'json' }
import { useEffect } from 'react'
import { expect } from 'storybook/test'
import Login from '../../../admin/login/login.tsx'
import type { FlowPage } from '../flow-page.ts'
import { createPageDriver } from '../page-driver.ts'
import { loginPage } from '../pages/login.page.ts'
import { loginSubject } from './login-subject.tsx'
import { mountSubject } from './mount-subject.tsx'

export default { title: 'Paths/Sabotage', tags: ['!dev', '!autodocs', 'paths'] }

/** Breaks a page during a run; returns the cleanup. */
type Sabotage = () => () => void

const atOnce = (apply: () => void): Sabotage => {
  return () => {
    const observer = new MutationObserver(apply)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    apply()
    return () => observer.disconnect()
  }
}

const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name)

const atClick =
  (name: string, apply: (event: Event) => void): Sabotage =>
  () => {
    const listen = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('button')?.textContent === name)
        apply(event)
    }
    document.addEventListener('click', listen, { capture: true })
    return () => document.removeEventListener('click', listen, { capture: true })
  }

const Sabotaged = ({ sabotage }: { sabotage: Sabotage }) => {
  useEffect(() => sabotage(), [sabotage])
  return <Login />
}

const nothing: Sabotage = () => () => {}

/** Runs the paths on a broken login; returns the driver's error, or an empty text. */
async function runPaths(
  container: Element,
  sabotage: Sabotage,
  page: FlowPage,
  paths: PathBundle,
  timeout = 1500,
): Promise<string> {
  const subject = loginSubject(() => <Sabotaged sabotage={sabotage} />)
  try {
    await replay(
      paths,
      async (path) =>
        createPageDriver(page, path, await mountSubject(container, subject, path.input), {
          used: new Set(),
          timeout,
        }),
      { tour: 'transitions' },
    )
    return ''
  } catch (error) {
    return String(error)
  }
}

const faulty = (sabotage: Sabotage, message: RegExp) => ({
  parameters: { a11y: { test: 'off' } },
  render: () => <div />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(
      await runPaths(canvasElement, sabotage, loginPage, readBundle(bundle as BundleFile)),
    ).toMatch(message)
  },
})

export const DeadButton = faulty(
  atOnce(() => {
    for (const button of buttons('Resend OTP')) if (!button.ariaDisabled) button.ariaDisabled = 'true'
  }),
  /a dead control for code\.resend:plain/,
)

export const MissingButton = faulty(
  atOnce(() => {
    for (const button of buttons('Change number')) if (!button.hidden) button.hidden = true
  }),
  /no control for phone\.change:plain/,
)

export const LiveButtonOfABusyState = faulty(
  atOnce(() => {
    for (const button of document.querySelectorAll('[aria-disabled=true]')) button.ariaDisabled = 'false'
  }),
  /a live control for phone\.submit:good, which the model does not accept/,
)

export const DeafButton = faulty(
  atClick('Resend OTP', (event) => event.stopPropagation()),
  /the model is in resendingCode, the page in enteringCode/,
)

export const UnknownButton = faulty(() => {
  const button = document.createElement('button')
  button.textContent = 'Log in with nothing'
  document.querySelector('main')?.append(button)
  return () => button.remove()
}, /a live button “Log in with nothing”.* sends nothing known/)

export const FailureWithoutMessage = faulty(
  atOnce(() => {
    for (const alert of document.querySelectorAll('[role=alert]')) alert.remove()
  }),
  /a failure without a message/,
)

export const LostFocus = faulty(
  atClick('Send OTP', () => {
    setTimeout(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  }),
  /the focus is lost/,
)

export const CallSentTwice = faulty(
  atClick('Send OTP', () => {
    void fetch('/api/auth/login-auth', { method: 'POST' }).catch(() => {})
  }),
  /calls of requestCode wait, and should be/,
)

/** Runs the paths of mutated machines on the page of the original: the driver finds every mutant. */
export const MutantsOfTheMachine = {
  parameters: { a11y: { test: 'off' } },
  render: () => <div />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const mutants = mutantsOf(loginCases.machine)
      // Mutates only the user's events: without responses a machine would stop at its first call.
      .filter(({ id }) => / --[a-zA-Z.]+(#\d)?--> .*: (dropped|to \w+)$/.test(id))
      .filter((_, at) => at % 6 === 0)
    const unnoticed: string[] = []
    for (const { id, machine } of mutants) {
      const cases = {
        ...loginCases,
        machine: machine as typeof loginCases.machine,
        // On the page with every button. Paths of the plain input would not see that a mutant never sends by email.
        inputs: { withEmail: loginCases.inputs.withEmail },
      }
      const failure = await runPaths(
        canvasElement,
        nothing,
        { ...loginPage, cases },
        createBundle(cases),
        800,
      )
      if (failure === '') unnoticed.push(id)
    }
    await expect(mutants.length).toBeGreaterThan(8)
    await expect(unnoticed).toEqual([])
  },
}
