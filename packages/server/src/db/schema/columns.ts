import { customType } from 'drizzle-orm/pg-core'

/** Raw bytes, which both engines hand over and take as a `Uint8Array`. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
