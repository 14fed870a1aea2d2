/** A worker thread that reads a page every 50 ms and posts how many milliseconds each read took: other threads do not delay it. */
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const { url, until } = workerData as { url: string; until: number }
const times: number[] = []
while (Date.now() < until) {
  const start = performance.now()
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}.`)
  times.push(performance.now() - start)
  await setTimeout(50)
}
parentPort?.postMessage(times)
