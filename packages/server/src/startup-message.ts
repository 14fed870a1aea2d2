import { awaitsFirstRegistration, type Installation, originsAt, sampleStaff } from './installation.ts'
import type { Settings } from './settings.ts'

type Facts = {
  settings: Settings
  port: number
  installation: Installation
  invitationLink: () => Promise<string>
}

/** What a person needs to know to begin, line by line. */
export async function greeting({ settings, port, installation, invitationLink }: Facts): Promise<string[]> {
  const { database } = installation.store
  const { public: publicHost, admin } = originsAt(settings, port)
  const phone = settings.sampleData ? await sampleStaff(database) : null
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
