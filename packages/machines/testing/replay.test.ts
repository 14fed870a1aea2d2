import {
  actorDriver,
  createBundle,
  type Driver,
  Mismatch,
  type Observation,
  type Path,
  pureDriver,
  replay,
  trackCalls,
} from '@tarang/flow-testing'
import { describe, expect, test } from 'vitest'
import { loginCases } from '../src/login/login.cases.ts'
import { committedBundle } from './bundles.ts'

const bundle = committedBundle('login')

/** The pure driver with a changed observation. */
const wrongDriver =
  (change: (observed: Observation) => Observation, more: Partial<Driver> = {}) =>
  async (path: Path): Promise<Driver> => {
    const driver = await pureDriver(loginCases)(path)
    return { ...driver, observe: async () => change(await driver.observe()), ...more }
  }

const run = (makeDriver: (path: Path) => Promise<Driver>) =>
  replay(bundle, makeDriver, { tour: 'transitions' })

describe('a replay', () => {
  test('counts its paths and steps', async () => {
    const steps = bundle.tours.transitions.reduce((sum, path) => sum + path.steps.length, 0)
    expect(await run(pureDriver(loginCases))).toMatchObject({
      paths: bundle.tours.transitions.length,
      steps,
    })
  })

  test.each<[string, (observed: Observation) => Observation, string]>([
    ['another state', (observed) => ({ ...observed, value: 'unknown' }), 'value is "unknown"'],
    ['an additional tag', (observed) => ({ ...observed, tags: ['failed'] }), 'tags is'],
    ['an emitted event', (observed) => ({ ...observed, emitted: ['loggedIn'] }), 'emitted is ["loggedIn"]'],
    ['a disabled control', (observed) => ({ ...observed, offered: [] }), 'offered is []'],
    [
      'a control that should be disabled',
      (observed) => ({
        ...observed,
        offered: ['phone.submit', 'code.submit', 'code.resend', 'phone.change'],
      }),
      'offered is',
    ],
    ['a payload that is not accepted', (observed) => ({ ...observed, nextEvents: [] }), 'nextEvents is []'],
    ['a call', (observed) => ({ ...observed, calls: ['requestCode'] }), 'calls is ["requestCode"]'],
    [
      'another context',
      (observed) => ({ ...observed, digest: 'x', detail: 'this one' }),
      'differs: this one',
    ],
    ['another payload', (observed) => ({ ...observed, effects: 'x' }), 'what was emitted or called differs'],
  ])('finds %s', async (_, change, message) => {
    await expect(run(wrongDriver(change))).rejects.toThrow(message)
    await expect(run(wrongDriver(change))).rejects.toBeInstanceOf(Mismatch)
  })

  test('finds another transition, and reports the position in the path', async () => {
    const driver = wrongDriver((observed) => ({ ...observed, covered: ['unknown --x--> idle'] }))
    await expect(run(driver)).rejects.toThrow(
      /^login t001, after 1 of \d+ steps \(.+\): transitions taken is/,
    )
  })

  test('reports the steps that a driver could not do', async () => {
    const perform = () => Promise.reject(new Error('There is no such button.'))
    const driver = wrongDriver((observed) => observed, { perform })
    await expect(run(driver)).rejects.toThrow(/after 1 of \d+ steps .+: There is no such button\.$/)
  })

  test('expects of a page only the controls that it has', async () => {
    const page = wrongDriver(({ value = '', offered, ...observed }) => ({
      ...observed,
      value,
      offered: value === 'enteringPhone' ? ['phone.submit'] : [],
    }))
    await expect(run(page)).rejects.toThrow('offered is []')
    const withControls = async (path: Path) => ({ ...(await page(path)), controls: ['phone.submit'] })
    await expect(run(withControls)).resolves.toBeDefined()
  })

  test('disposes of its subjects after success and failure', async () => {
    let open = 0
    const counted = (change: (observed: Observation) => Observation) => async (path: Path) => {
      open += 1
      return wrongDriver(change, {
        dispose: async () => {
          open -= 1
        },
      })(path)
    }
    await run(counted((observed) => observed))
    await run(counted((observed) => ({ ...observed, value: 'unknown' }))).catch(() => {})
    expect(open).toBe(0)
  })
})

describe('the actor driver', () => {
  test('answers only pending calls', async () => {
    const driver = await actorDriver(loginCases)({ input: 'plain' })
    const answer = driver.perform({ kind: 'done', actor: 'requestCode', case: 'sent' })
    await expect(answer).rejects.toThrow('no call of “requestCode” is pending')
  })

  test.each([
    [{ kind: 'send', type: 'phone.submit', case: 'ugly' }, 'There is no case “ugly” of phone.submit.'],
    [{ kind: 'send', type: 'phone.shout', case: 'good' }, 'There is no case “phone.shout” of login.'],
    [{ kind: 'delay', name: 'pause' }, 'There is no case “pause” of login.'],
  ] as const)('rejects %j', async (event, message) => {
    const driver = await actorDriver(loginCases)({ input: 'plain' })
    await expect(driver.perform(event)).rejects.toThrow(message)
  })
})

test('performers report those that were never called', () => {
  const performers = trackCalls({
    'phone.submit': (name: string) => `typed ${name}`,
    'code.submit': () => 'typed',
  })
  expect(performers.call('phone.submit', 'good')).toBe('typed good')
  expect(performers.uncalled()).toEqual(['code.submit'])
  expect(() => performers.call('phone.shout', 'good')).toThrow('There is no performer of “phone.shout”.')
})

test('createBundle is deterministic', () => {
  expect(createBundle(loginCases)).toEqual(bundle)
  expect(JSON.stringify(createBundle(loginCases))).toBe(JSON.stringify(createBundle(loginCases)))
})
