/** The colours of a cover: background, tones that contrast with it, line and accent. */
export interface Palette {
  ground: string
  glow: string
  tones: readonly string[]
  line: string
  accent: string
}

export const palettes: readonly Palette[] = [
  // Paper, by day.
  {
    ground: '#f5f0e6',
    glow: '#fbf8f2',
    tones: ['#d9e4de', '#a9ccc5', '#62a59d', '#23807b', '#0f5a5a'],
    line: '#17323a',
    accent: '#d6a03f',
  },
  // Mist over water.
  {
    ground: '#dfeae6',
    glow: '#eef4f1',
    tones: ['#c2dad4', '#8fbdb6', '#4f978f', '#1d6f6b', '#123f47'],
    line: '#12303a',
    accent: '#c9694c',
  },
  // Ink, by night.
  {
    ground: '#10252e',
    glow: '#1b3b45',
    tones: ['#1c4249', '#1f5b5e', '#2a7f7b', '#5fb0a5', '#cfe3da'],
    line: '#f1ebdd',
    accent: '#e0b055',
  },
  // Deep teal.
  {
    ground: '#0d4b4c',
    glow: '#14686a',
    tones: ['#12595a', '#1b7472', '#3f9a92', '#8cc6bb', '#f0e9da'],
    line: '#f5efe2',
    accent: '#e6b863',
  },
  // Sand before rain.
  {
    ground: '#ece2d0',
    glow: '#f6efe2',
    tones: ['#dccfb8', '#bfc4b0', '#86a79d', '#3d7f7c', '#1a4a50'],
    line: '#22363c',
    accent: '#b9583d',
  },
  // Slate at dusk.
  {
    ground: '#24404a',
    glow: '#335863',
    tones: ['#2d4f59', '#41707a', '#6d9da1', '#aecac5', '#f3ecdf'],
    line: '#f3ecdf',
    accent: '#df8a68',
  },
]
