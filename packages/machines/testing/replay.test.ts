import {
  actorDriver,
  createBundle,
  type Driver,
  Mismatch,
  type Observation,
  type Path,
  pureDriver,
  replay,
  watched,
} from '@tarang/flow-testing'
import { describe, expect, test } from 'vitest'
import { loginCases } from '../src/login/login.cases.ts'
import { committedBundle } from './bundles.ts'

const bundle = committedBundle('login')

/** The pure driver, with something wrong about it. */
const wrongDriver =
  (change: (observed: Observation) => Observation, more: Partial<Driver> = {}) =>
  async (path: Path): Promise<Driver> => {
    const driver = await pureDriver(loginCases)(path)
    return { ...driver, observe: async () => change(await driver.observe()), ...more }
  }

const walk = (makeDriver: (path: Path) => Promise<Driver>) =>
  replay(bundle, makeDriver, { tour: 'transitions' })

describe('a replay', () => {
  test('says how much it walked', async () => {
    const steps = bundle.tours.transitions.reduce((sum, path) => sum + path.steps.length, 0)
    expect(await walk(pureDriver(loginCases))).toMatchObject({
      paths: bundle.tours.transitions.length,
      steps,
    })
  })

  test.each<[string, (observed: Observation) => Observation, string]>([
    ['another state', (observed) => ({ ...observed, value: 'elsewhere' }), 'value is "elsewhere"'],
    ['a tag too many', (observed) => ({ ...observed, tags: ['failed'] }), 'tags is'],
    ['something told', (observed) => ({ ...observed, emitted: ['loggedIn'] }), 'emitted is ["loggedIn"]'],
    ['a control that is dead', (observed) => ({ ...observed, offered: [] }), 'offered is []'],
    [
      'a control that is live and should not be',
      (observed) => ({
        ...observed,
        offered: ['phone.submit', 'code.submit', 'code.resend', 'phone.change'],
      }),
      'offered is',
    ],
    ['a payload that is not taken', (observed) => ({ ...observed, nextEvents: [] }), 'nextEvents is []'],
    ['a call', (observed) => ({ ...observed, calls: ['requestCode'] }), 'calls is ["requestCode"]'],
    [
      'another context',
      (observed) => ({ ...observed, digest: 'x', detail: 'this one' }),
      'another: this one',
    ],
    ['another payload', (observed) => ({ ...observed, effects: 'x' }), 'what was told or asked is another'],
  ])('finds %s', async (_, change, says) => {
    await expect(walk(wrongDriver(change))).rejects.toThrow(says)
    await expect(walk(wrongDriver(change))).rejects.toBeInstanceOf(Mismatch)
  })

  test('finds another transition, and says where it is in the walk', async () => {
    const driver = wrongDriver((observed) => ({ ...observed, covered: ['elsewhere --x--> here'] }))
    await expect(walk(driver)).rejects.toThrow(
      /^login t001, after 1 of \d+ steps \(.+\): transitions taken is/,
    )
  })

  test('says what a driver could not do', async () => {
    const perform = () => Promise.reject(new Error('There is no such button.'))
    const driver = wrongDriver((observed) => observed, { perform })
    await expect(walk(driver)).rejects.toThrow(/after 1 of \d+ steps .+: There is no such button\.$/)
  })

  test('asks of a page only the controls that it has', async () => {
    const page = wrongDriver(({ value = '', offered, ...observed }) => ({
      ...observed,
      value,
      offered: value === 'enteringPhone' ? ['phone.submit'] : [],
    }))
    await expect(walk(page)).rejects.toThrow('offered is []')
    const withControls = async (path: Path) => ({ ...(await page(path)), controls: ['phone.submit'] })
    await expect(walk(withControls)).resolves.toBeDefined()
  })

  test('lets go of its subjects, whatever came of them', async () => {
    let open = 0
    const counted = (change: (observed: Observation) => Observation) => async (path: Path) => {
      open += 1
      return wrongDriver(change, {
        dispose: async () => {
          open -= 1
        },
      })(path)
    }
    await walk(counted((observed) => observed))
    await walk(counted((observed) => ({ ...observed, value: 'elsewhere' }))).catch(() => {})
    expect(open).toBe(0)
  })
})

describe('the actor driver', () => {
  test('answers only calls that wait for an answer', async () => {
    const driver = await actorDriver(loginCases)({ input: 'plain' })
    const answer = driver.perform({ kind: 'done', actor: 'requestCode', case: 'sent' })
    await expect(answer).rejects.toThrow('no call of “requestCode” waits for its answer')
  })

  test.each([
    [{ kind: 'send', type: 'phone.submit', case: 'ugly' }, 'There is no case “ugly” of phone.submit.'],
    [{ kind: 'send', type: 'phone.shout', case: 'good' }, 'There is no case “phone.shout” of login.'],
    [{ kind: 'delay', name: 'pause' }, 'There is no case “pause” of login.'],
  ] as const)('knows %j not', async (event, says) => {
    const driver = await actorDriver(loginCases)({ input: 'plain' })
    await expect(driver.perform(event)).rejects.toThrow(says)
  })
})

test('performers know which of them nobody needed', () => {
  const performers = watched({
    'phone.submit': (name: string) => `typed ${name}`,
    'code.submit': () => 'typed',
  })
  expect(performers.call('phone.submit', 'good')).toBe('typed good')
  expect(performers.uncalled()).toEqual(['code.submit'])
  expect(() => performers.call('phone.shout', 'good')).toThrow('Nobody performs “phone.shout”.')
})

test('a bundle is the same when it is made again', () => {
  expect(createBundle(loginCases)).toEqual(bundle)
  expect(JSON.stringify(createBundle(loginCases))).toBe(JSON.stringify(createBundle(loginCases)))
})
