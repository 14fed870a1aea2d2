import { daysBetween } from './days.ts'
import { createRandom, round } from './random.ts'

// Symbols of the National Stock Exchange with plausible prices. The price series below are invented.
const listing = `
RELIANCE 1420|TCS 3480|HDFCBANK 985|INFY 1560|ICICIBANK 1380|HINDUNILVR 2460|ITC 412|SBIN 905|BHARTIARTL 1980|KOTAKBANK 2110
LT 3890|AXISBANK 1215|ASIANPAINT 2560|MARUTI 15200|TITAN 3720|SUNPHARMA 1690|BAJFINANCE 1010|BAJAJFINSV 2045|WIPRO 262|HCLTECH 1610
ULTRACEMCO 12150|NESTLEIND 1240|POWERGRID 288|NTPC 338|ONGC 246|COALINDIA 388|TATASTEEL 172|JSWSTEEL 1145|HINDALCO 765|ADANIPORTS 1465
GRASIM 2840|CIPLA 1545|DRREDDY 1270|DIVISLAB 6420|APOLLOHOSP 7650|BRITANNIA 5880|EICHERMOT 6980|HEROMOTOCO 5480|TATACONSUM 1160|TECHM 1475
INDUSINDBK 795|SBILIFE 1930|HDFCLIFE 765|BPCL 358|IOC 162|GAIL 184|DLF 765|SIEMENS 3180|HAVELLS 1490|PIDILITIND 1520
DABUR 512|GODREJCP 1175|MARICO 735|COLPAL 2240|BERGEPAINT 548|AMBUJACEM 568|SHREECEM 28600|ACC 1865|DALBHARAT 2170|RAMCOCEM 1045
TVSMOTOR 3450|ASHOKLEY 138|BALKRISIND 2310|APOLLOTYRE 512|MOTHERSON 102|BOSCHLTD 38200|BHARATFORG 1330|CUMMINSIND 4180|ABB 5240|POLYCAB 7560
KEI 4120|VOLTAS 1385|BLUESTARCO 1880|DIXON 15800|TATAELXSI 5460|PERSISTENT 5720|COFORGE 1740|MPHASIS 2810|LTIM 5630|OFSS 8720
KPITTECH 1205|LUPIN 1960|AUROPHARMA 1120|TORNTPHARM 3580|ALKEM 5520|BIOCON 372|ZYDUSLIFE 985|GLENMARK 1890|LAURUSLABS 925|SYNGENE 648
BEL 408|HAL 4720|BHEL 252|SOLARINDS 13800|PFC 398|RECLTD 372|IRFC 124|IRCTC 716|CONCOR 528|RVNL 336
INDHOTEL 742|TRENT 4680|DMART 4120|PAGEIND 40800|JUBLFOOD 612|VBL 468|UBL 1790|PIIND 3620|UPL 742|COROMANDEL 2280
DEEPAKNTR 1740|SRF 2980|NAVINFLUOR 5650|AARTIIND 392|TATACHEM 865|MUTHOOTFIN 3280|CHOLAFIN 1690|SHRIRAMFIN 765|LICHSGFIN 572|FEDERALBNK 232
IDFCFIRSTB 78|BANKBARODA 284|CANBK 142|PNB 121|AUBANK 895|CDSL 1620|BSE 2480|MCX 9350|ANGELONE 2560|NAUKRI 1340`

export const stocks = listing
  .trim()
  .split(/[\n|]/)
  .map((entry) => {
    const [name, price] = entry.split(' ')
    const random = createRandom(`stock ${name}`)
    const waves = [900, 410, 170, 61].map((days, at) => ({
      days: days * random.between(0.8, 1.25),
      phase: random.between(0, 2 * Math.PI),
      height: random.between(0.5, 1) * [0.16, 0.11, 0.07, 0.035][at]!,
    }))
    return {
      name: name!,
      price: Number(price),
      yearlyDrift: random.between(-0.1, 0.3),
      beta: random.between(0.5, 1.5),
      waves,
    }
  })

export type Stock = (typeof stocks)[number]

const tick = (price: number) => round(Math.round(price / 0.05) * 0.05)

/** The market's deviation from its trend: long swings, and two sharp falls with slow recoveries. */
function marketOn(ago: number) {
  const fall = (bottom: number, depth: number) =>
    -depth * Math.exp(-(((ago - bottom) / (ago > bottom ? 32 : 70)) ** 2))
  return 0.05 * Math.sin(ago / 75) + 0.03 * Math.sin(ago / 27 + 1) + fall(205, 0.17) + fall(640, 0.22)
}

/** The closing price of a stock on a day. Each stock has one series, so all trades in it are consistent. */
export function priceOn(stock: Stock, day: string, today: string) {
  const ago = daysBetween(day, today)
  const swing = (days: number) =>
    stock.waves.reduce(
      (sum, wave) => sum + wave.height * Math.sin(wave.phase + (2 * Math.PI * days) / wave.days),
      0,
    )
  const market = stock.beta * (marketOn(ago) - marketOn(0))
  const noise = createRandom(`${stock.name} ${ago}`).between(-0.012, 0.012)
  return tick(
    stock.price * Math.exp(-stock.yearlyDrift * (ago / 365) + swing(ago) - swing(0) + market + noise),
  )
}

export const stockNames = stocks.map((stock) => stock.name)
