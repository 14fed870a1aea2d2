import { customType } from 'drizzle-orm/pg-core'

/** Raw bytes, which both engines read and write as a `Uint8Array`. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
