// Generated from openapi/ by generate.ts. Do not edit.

/** The version of this package. */
export const VERSION = '0.1.0'
