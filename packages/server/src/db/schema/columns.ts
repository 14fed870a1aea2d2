import { customType, numeric } from 'drizzle-orm/pg-core'

/** Raw bytes, which both engines read and write as a `Uint8Array`. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** An amount or a share of one, exact as it was written: a sum of floats is not. The API has a JSON number. */
export const money = () => numeric({ mode: 'number' })
