import { roles } from './auth/roles.ts'
import { awaitsFirstRegistration, findSampleStaff } from './first-registration.ts'
import { type Installation, originsAt } from './installation.ts'
import type { Settings } from './settings.ts'

interface StartedServer {
  readonly settings: Settings
  readonly port: number
  readonly installation: Pick<Installation, 'store' | 'outboxLink'>
  /** Whether a terminal shows the lines. An invite makes an administrator, so it must not be written to a log. */
  readonly isTerminal: boolean
  invitationLink(): Promise<string>
}

/** The lines that tell the operator where the server is and how to log in. */
export async function startupMessage({
  settings,
  port,
  installation,
  isTerminal,
  invitationLink,
}: StartedServer): Promise<string[]> {
  const { database } = installation.store
  const { public: publicHost, admin } = originsAt(settings, port)
  const [first, ...others] = settings.SAMPLE_DATA ? await findSampleStaff(database) : []
  const outbox = installation.outboxLink(port)
  return [
    `  Public site    ${publicHost}`,
    `  Staff console  ${admin}`,
    ...(first ? [`  Log in with    ${first.phoneNumber} (sample staff)`] : []),
    ...oneOfEachOtherRole(),
    ...(outbox ? [`  Login codes    ${outbox}, and this terminal`] : []),
    ...((await awaitsFirstRegistration(database)) ? await invitation() : []),
  ]

  function oneOfEachOtherRole() {
    const found = roles
      .toReversed()
      .flatMap((role) => (role === first?.role ? [] : others.find((each) => each.role === role)) ?? [])
    if (found.length === 0) return []
    return [`                 ${found.map(({ phoneNumber, role }) => `${phoneNumber} (${role})`).join(', ')}`]
  }

  async function invitation() {
    if (!isTerminal) return ['  Invitation     `pnpm admin invite` makes one for the first registration']
    return [
      `  Invitation     ${await invitationLink()}`,
      '                 (for one registration within a day; `pnpm admin invite` makes another)',
    ]
  }
}
