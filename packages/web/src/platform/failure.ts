import { permissionProblemOf } from '@tarang/machines/permission'
import { addressProblemOf } from '@tarang/sdk'

/**
 * The specified text of a failure. Adds the reason if a retry cannot help: an id that no URL can hold, or a role that may
 * not do it.
 */
export function failureText(text: string, error: unknown): string {
  const reason = addressProblemOf(error) ?? permissionProblemOf(error)
  return reason && !text.includes(reason) ? `${text} ${reason}` : text
}
