import { parentPort } from 'node:worker_threads'
import type { Card } from './card-texts.ts'
import { drawCard } from './draw-card.ts'

parentPort?.on('message', async (card: Card) => {
  const drawn = await drawCard(card).catch(() => null)
  parentPort?.postMessage(drawn)
})
parentPort?.postMessage('ready')
