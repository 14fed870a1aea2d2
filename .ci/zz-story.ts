import { chromium } from 'playwright'
const browser = await chromium.launch({ executablePath: '/usr/lib/chromium/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] })
for (const id of process.argv.slice(2)) {
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
page.on('console', (m) => { if (m.type()==='error') console.log(id, m.text().slice(0,400)) })
await page.goto(`http://127.0.0.1:4600/iframe.html?id=${id}&viewMode=story`)
await page.waitForTimeout(10000)
await page.screenshot({ path: `/tmp/shots/story-${id}.png` })
await page.close()
}
await browser.close()
