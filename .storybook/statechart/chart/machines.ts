import type { AnyStateMachine } from 'xstate'
import { cacheRefreshMachine } from '../../../packages/machines/src/cache-refresh/index.ts'
import { createConfirmationMachine } from '../../../packages/machines/src/confirmation/index.ts'
import { createEditorMachine } from '../../../packages/machines/src/editor/index.ts'
import { likeMachine } from '../../../packages/machines/src/like/index.ts'
import { loginMachine } from '../../../packages/machines/src/login/index.ts'
import { notificationMachine } from '../../../packages/machines/src/notification/index.ts'
import { registrationMachine } from '../../../packages/machines/src/registration/index.ts'
import { createResourceMachine } from '../../../packages/machines/src/resource/index.ts'
import { createTableMachine } from '../../../packages/machines/src/table/index.ts'
import { tradeExclusionMachine } from '../../../packages/machines/src/trade-exclusion/index.ts'

/** Every machine that has a chart, by its folder. */
export const machines: Record<string, AnyStateMachine> = {
  'cache-refresh': cacheRefreshMachine,
  confirmation: createConfirmationMachine(),
  editor: createEditorMachine(),
  like: likeMachine,
  login: loginMachine,
  notification: notificationMachine,
  registration: registrationMachine,
  resource: createResourceMachine(),
  table: createTableMachine(),
  'trade-exclusion': tradeExclusionMachine,
}
