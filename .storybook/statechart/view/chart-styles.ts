/** The colours of charts and panel in both themes. Storybook's manager does not load the product's tokens. */
export const palette = `
.sc {
  --sc-canvas: #faf8f4; --sc-surface: #ffffff; --sc-subtle: #f1eee7; --sc-text: #1d2a2d; --sc-muted: #55605f;
  --sc-border: #d8d2c6; --sc-strong: #8a8577; --sc-line: #8b9190;
  --sc-accent: #0b6663; --sc-on-accent: #ffffff; --sc-accent-soft: #dcefec;
  --sc-lit: #b04a00; --sc-lit-soft: #ffe9d2;
  --sc-done: #1b6e3c; --sc-error: #b3261e; --sc-delay: #6b4aa8;
  --sc-none: #b3261e; --sc-some: #7a5b00; --sc-all: #1b6e3c; --sc-on-count: #ffffff; --sc-focus: #0b6663;
}
.sc[data-theme='dark'] {
  --sc-canvas: #12191a; --sc-surface: #1c2627; --sc-subtle: #243032; --sc-text: #eef1ec; --sc-muted: #a9b5b2;
  --sc-border: #37474a; --sc-strong: #7d8f8d; --sc-line: #6f8382;
  --sc-accent: #5fd0c3; --sc-on-accent: #06201f; --sc-accent-soft: #17403d;
  --sc-lit: #ffb05c; --sc-lit-soft: #4a2d0d;
  --sc-done: #7fd6a0; --sc-error: #ff9b91; --sc-delay: #c7b0f5;
  --sc-none: #ff9b91; --sc-some: #f0cf6b; --sc-all: #7fd6a0; --sc-on-count: #12191a; --sc-focus: #5fd0c3;
}`

const mono = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
const sans = "'Inter Variable', 'Nunito Sans', system-ui, -apple-system, 'Segoe UI', sans-serif"

export const chartStyles = `${palette}
.sc svg text { font-family: ${mono}; font-size: 11px; fill: var(--sc-text); }
.sc svg .sc-name, .sc svg .sc-region text { font-family: ${sans}; font-size: 13px; font-weight: 650; letter-spacing: -0.005em; }
.sc svg .sc-tags { font-size: 9.5px; text-anchor: end; fill: var(--sc-muted); }
.sc svg .sc-guard { font-size: 10px; font-style: italic; fill: var(--sc-muted); }
.sc-line path { fill: none; stroke: var(--sc-line); stroke-width: 1.5; transition: stroke 200ms; }
.sc-line .sc-head { fill: var(--sc-line); stroke: none; }
.sc-start { fill: var(--sc-text); }
.sc-box { fill: var(--sc-surface); stroke: var(--sc-strong); stroke-width: 1.25; transition: fill 200ms, stroke 200ms; }
.sc-ring { fill: none; stroke: var(--sc-strong); }
.sc-everywhere .sc-box { fill: none; stroke-dasharray: 4 3; }
.sc-everywhere .sc-name { fill: var(--sc-muted); }
.sc-region rect { fill: var(--sc-subtle); stroke: var(--sc-border); }
.sc-region text { fill: var(--sc-muted); }
.sc-label-box { fill: var(--sc-canvas); stroke: var(--sc-border); }
.sc-way-back { fill: none; }
.sc-sign { fill: none; stroke: var(--sc-muted); stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.sc-sign.sc-event { stroke: var(--sc-accent); }
.sc-sign.sc-done { stroke: var(--sc-done); }
.sc-sign.sc-error { stroke: var(--sc-error); }
.sc-sign.sc-delay { stroke: var(--sc-delay); }
.sc-glow { fill: var(--sc-accent); opacity: 0.22; }
.sc-live .sc-box { fill: var(--sc-accent); stroke: var(--sc-accent); }
.sc svg .sc-live text, .sc svg .sc-live .sc-guard, .sc svg .sc-live .sc-tags { fill: var(--sc-on-accent); }
.sc-live .sc-sign { stroke: var(--sc-on-accent) !important; }
.sc-live .sc-ring { stroke: var(--sc-on-accent); }
.sc-line.sc-lit path { stroke: var(--sc-lit); stroke-width: 2.75; }
.sc-line.sc-lit .sc-head { fill: var(--sc-lit); stroke: var(--sc-lit); stroke-width: 1; }
.sc-label.sc-lit .sc-label-box { stroke: var(--sc-lit); stroke-width: 1.5; }
.sc-way.sc-lit .sc-way-back { fill: var(--sc-lit-soft); }
.sc svg .sc-way.sc-lit text:not(.sc-count-text) { fill: var(--sc-text); }
.sc-way.sc-lit .sc-sign { stroke: var(--sc-lit) !important; }
.sc-count { fill: var(--sc-none); }
.sc-some .sc-count { fill: var(--sc-some); }
.sc-all .sc-count { fill: var(--sc-all); }
.sc svg .sc-count-text { font-size: 8.5px; font-weight: 700; text-anchor: middle; fill: var(--sc-on-count); }
@media (prefers-reduced-motion: reduce) { .sc * { transition: none !important; } }
@media (forced-colors: active) {
  .sc-box, .sc-label-box, .sc-region rect { stroke: CanvasText; fill: Canvas; }
  .sc-live .sc-box { fill: Highlight; } .sc svg .sc-live text { fill: HighlightText; }
  .sc-line.sc-lit path { stroke: Highlight; }
}`
