import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../http/context.ts'
import { codeRules } from './login-codes.ts'

const NAME = 'login-challenge'

/** Gives the browser the challenge of its code, so that the code is found when the address has changed. */
export const setChallenge = (context: Context<Env>, challenge: string) =>
  setCookie(context, NAME, challenge, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: context.var.app.https,
    path: '/api/auth',
    maxAge: codeRules.lifetime / 1000,
  })

/** The challenge that the browser was given; undefined for other clients, whose codes are found by their address. */
export function challengeOf(context: Context<Env>): string | undefined {
  const challenge = getCookie(context, NAME)
  return challenge && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(challenge) ? challenge : undefined
}
