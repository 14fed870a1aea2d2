import { awaitsFirstRegistration, type Installation, originsAt, sampleStaffPhone } from './installation.ts'
import type { Settings } from './settings.ts'

interface StartedServer {
  readonly settings: Settings
  readonly port: number
  readonly installation: Installation
  invitationLink(): Promise<string>
}

/** The lines that tell the operator where the server is and how to log in. */
export async function startupMessage({
  settings,
  port,
  installation,
  invitationLink,
}: StartedServer): Promise<string[]> {
  const { database } = installation.store
  const { public: publicHost, admin } = originsAt(settings, port)
  const phone = settings.sampleData ? await sampleStaffPhone(database) : null
  const invitation = (await awaitsFirstRegistration(database)) ? await invitationLink() : null
  return [
    `  Public site    ${publicHost}`,
    `  Staff console  ${admin}`,
    ...(phone ? [`  Log in with    ${phone} (sample staff)`] : []),
    ...(settings.sms ? [] : [`  Login codes    ${publicHost}/outbox, and this terminal`]),
    ...(invitation
      ? [
          `  Invitation     ${invitation}`,
          '                 (for one registration within a day; `pnpm admin invite` makes another)',
        ]
      : []),
  ]
}
