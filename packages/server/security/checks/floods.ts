import { equal, match, ok } from 'node:assert/strict'
import { type Check, type CheckContext, NotChecked } from '../check.ts'

const address = (last: number) => `203.0.113.${last}`
const like = ({ target }: CheckContext, forwarded: string) =>
  target.ask('/api/999999999/like', { method: 'POST', headers: { 'x-forwarded-for': forwarded } })

export const floodChecks: Check[] = [
  {
    row: '10',
    name: 'an address that likes too often has to wait; others do not',
    run: async (context) => {
      if (!context.isBehindProxy)
        throw new NotChecked('needs a server that trusts this machine as its proxy: --behind-proxy')
      const flood = await Promise.all(Array.from({ length: 80 }, () => like(context, address(7))))
      equal(flood.filter(({ status }) => status === 404).length, 60)
      for (const { status, headers } of flood.filter((answer) => answer.status !== 404)) {
        equal(status, 429)
        match(String(headers['retry-after']), /^[1-9]/)
      }
      equal((await like(context, address(8))).status, 404)
      // Only the last entry counts: the proxy adds it.
      equal((await like(context, `${address(200)}, ${address(7)}`)).status, 429)
    },
  },
  {
    row: '6',
    name: 'an address that requests codes for many numbers has to wait',
    run: async ({ target, isBehindProxy }) => {
      if (!isBehindProxy)
        throw new NotChecked('needs a server that trusts this machine as its proxy: --behind-proxy')
      const ask = (n: number) =>
        target.ask('/api/auth/login-auth', {
          json: { phoneNumber: `97${String(n).padStart(8, '0')}` },
          headers: { 'x-forwarded-for': address(9) },
        })
      const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(n)))
      equal(answers.filter(({ status }) => status === 200).length, 30)
      equal(answers.filter(({ status }) => status === 429).length, 10)
    },
  },
  {
    row: '13',
    name: 'malformed HTTP is refused, including ambiguous request lengths (smuggling)',
    run: async ({ target }) => {
      const { host } = target.url
      for (const sent of [
        'hello\r\n\r\n',
        'GET\r\n\r\n',
        'GET / HTTP/9.9\r\n\r\n',
        'GET / HTTP/1.1\r\n\r\n',
        `GET / HTTP/1.1\r\nHost: ${host}\r\nBad Header: x\r\n\r\n`,
        `GET / HTTP/1.1\r\nHost: ${host}\r\nX: a\0b\r\n\r\n`,
        `GET /\0 HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
        `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${'a'.repeat(70_000)}\r\n\r\n`,
        `POST /forms/contact HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
        `POST /forms/contact HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
        `POST /forms/contact HTTP/1.1\r\nHost: ${host}\r\nContent-Length: -1\r\n\r\n`,
        `POST /forms/contact HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
        `POST /forms/contact HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
      ]) {
        const answer = await target.raw(sent)
        match(
          answer,
          /^(HTTP\/1\.1 4\d\d |$)/,
          `${JSON.stringify(sent.slice(0, 60))} was answered ${answer.slice(0, 40)}`,
        )
      }
    },
  },
  {
    row: '13',
    name: 'a request for another host causes no error',
    run: async ({ target }) => {
      for (const sent of [
        'GET http://evil.example/api/liveStrategies HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
        'GET //api/liveStrategies HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
        'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
        'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: a=b\r\n\r\n',
        'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
        'GET / HTTP/1.1\r\nHost: evil.example/x?y#z\r\nConnection: close\r\n\r\n',
        'GET / HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n',
        'GET /% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        'GET /?%%% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      ]) {
        const answer = await target.raw(sent)
        ok(
          !/^HTTP\/1\.1 5/.test(answer),
          `${JSON.stringify(sent.slice(0, 60))} was answered ${answer.slice(0, 40)}`,
        )
        ok(!/"strategyCode":|a=b/.test(answer))
      }
    },
  },
  {
    row: '17',
    name: 'the server is live after three hundred requests at once',
    run: async ({ target }) => {
      const paths = [
        '/api/fetchNewsLetterAndBlogs',
        '/api/liveStrategies',
        '/api/nothing',
        '/homePage',
        '/files/x',
      ]
      const flood = Array.from({ length: 300 }, (_, n) => target.ask(paths[n % paths.length]!))
      for (const { status } of await Promise.all(flood)) ok(status < 500, `answered ${status}`)
      equal((await target.ask('/healthz')).status, 200)
    },
  },
]
