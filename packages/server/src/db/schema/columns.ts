import { customType, numeric } from 'drizzle-orm/pg-core'

/** Raw bytes, which both engines read and write as a `Uint8Array`. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** An amount of money or a percentage, stored exactly. The API sends it as a JSON number. */
export const money = () => numeric({ mode: 'number' })
