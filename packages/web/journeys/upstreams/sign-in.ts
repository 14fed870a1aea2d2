import type { Session } from './journey-upstream.ts'

/** Signs in through the API, as the console does. */
export async function signInTo(
  send: (request: Request) => Promise<Response>,
  phoneNumber: string,
  codeOf: (phoneNumber: string) => string,
): Promise<Session> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const request = new Request(`http://admin.localhost/api/auth/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await send(request)).json()
  }
  await post('login-auth', { phoneNumber })
  const { data } = await post('verifyLoginOtp', { phoneNumber, otp: codeOf(phoneNumber) })
  const { jwtToken, refreshToken, user } = data
  return { jwtToken, refreshToken, userName: `${user.firstName} ${user.lastName}` }
}
