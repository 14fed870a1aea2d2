/**
 * How many digits a one-time code has. `openapi/schemas/auth.yaml`, `openapi/outbox.yaml`, the code in
 * `openapi/workflows.arazzo.yaml`, `.ci/modes/catalogue.ts`, the specification, `docs/interpretation.md` and
 * `docs/security.md` name it too.
 */
export const CODE_DIGITS = 6

/** The message for an invalid one-time code. */
export const codeRule = `OTP must be exactly ${CODE_DIGITS} digits`

const pattern = new RegExp(`^\\d{${CODE_DIGITS}}$`)

/** Whether a text can be a one-time code. */
export const isCode = (text: string) => pattern.test(text)
