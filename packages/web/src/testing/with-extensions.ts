import { afterEach, beforeEach } from 'vitest'
import { config } from '#platform/config'

/** Offers the extensions of the reference server in the tests of this file. */
export function withExtensions() {
  beforeEach(() => void Object.assign(config, { extensions: true }))
  afterEach(() => void Object.assign(config, { extensions: false }))
}
