import { write } from '../../src/output.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { type Command, usageOf } from './command.ts'
import { staffChanges } from './disable-staff.ts'
import { runOperation } from './run-operation.ts'

export const staffCommand: Command = {
  name: 'staff',
  parameters: '<disable|enable> <ten-digit phone number>',
  summary: 'Takes a member of staff the right to log in, or gives it back.',
  details:
    'A disabled person gets no code, and every session ends with its next call. What they did stays recorded.',
  async run([name, phoneNumber = '', ...others]) {
    const change = staffChanges.find((each) => each === name)
    if (!change || !/^\d{10}$/.test(phoneNumber) || others.length > 0)
      throw new StartFailure(usageOf(staffCommand))
    const isChanged = await runOperation('change-staff', { change, phoneNumber })
    if (isChanged === null) throw new StartFailure('No member of staff has that number.')
    write(isChanged ? `The member of staff is ${change}d.` : `The member of staff was ${change}d already.`)
  },
}
