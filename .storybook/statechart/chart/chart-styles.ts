/** The colours of charts and panel. Storybook's manager does not load the product's tokens. */
const palette = `
.sc {
  color-scheme: light;
  --sc-canvas: light-dark(#faf8f4, #12191a); --sc-surface: light-dark(#ffffff, #1c2627); --sc-subtle: light-dark(#f1eee7, #243032);
  --sc-text: light-dark(#1d2a2d, #eef1ec); --sc-muted: light-dark(#55605f, #a9b5b2); --sc-border: light-dark(#d8d2c6, #37474a);
  --sc-strong: light-dark(#8a8577, #7d8f8d); --sc-line: light-dark(#8b9190, #6f8382); --sc-accent: light-dark(#0b6663, #5fd0c3);
  --sc-on-accent: light-dark(#ffffff, #06201f); --sc-accent-soft: light-dark(#dcefec, #17403d); --sc-lit: light-dark(#b04a00, #ffb05c);
  --sc-lit-soft: light-dark(#ffe9d2, #4a2d0d); --sc-done: light-dark(#1b6e3c, #7fd6a0); --sc-error: light-dark(#b3261e, #ff9b91);
  --sc-delay: light-dark(#6b4aa8, #c7b0f5);
}
.sc[data-theme='dark'] { color-scheme: dark; }`

export const mono =
  "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
const sans = "'Inter Variable', 'Nunito Sans', system-ui, -apple-system, 'Segoe UI', sans-serif"

export const chartStyles = `${palette}
.sc foreignObject { overflow: visible; }
.sc foreignObject > div { box-sizing: border-box; height: 100%; border: 1px solid var(--sc-border); font: 11px/17px ${mono}; white-space: nowrap; color: var(--sc-text); }
.sc foreignObject ul { margin: 0; padding: 0; list-style: none; }
.sc foreignObject li { border-radius: 4px; margin-inline: -4px; padding-inline: 4px; }
.sc-title { display: flex; justify-content: space-between; gap: 8px; line-height: 22px; }
.sc foreignObject b, .sc-region { font-family: ${sans} !important; font-size: 13px !important; font-weight: 650; letter-spacing: -0.005em; }
.sc foreignObject :is(i, small) { font-size: 10px; color: var(--sc-muted); }
.sc-line path { fill: none; stroke: var(--sc-line); stroke-width: 1.5; transition: stroke 200ms; }
.sc-line .sc-head { fill: var(--sc-line); stroke: none; }
.sc-line.sc-lit path { stroke: var(--sc-lit); stroke-width: 2.75; }
.sc-line.sc-lit .sc-head { fill: var(--sc-lit); stroke-width: 1; }
.sc-start { fill: var(--sc-text); }
.sc foreignObject > .sc-state { padding: 2px 9px; border-color: var(--sc-strong); border-radius: 9px; background: var(--sc-surface); transition: background-color 200ms, border-color 200ms; }
.sc foreignObject > .sc-final { border: 4px double var(--sc-strong); padding: 0 6px; }
.sc foreignObject > .sc-everywhere { border-style: dashed; background: none; }
.sc-region { padding: 4px 13px; border-radius: 12px; background: var(--sc-subtle); color: var(--sc-muted) !important; }
.sc-label { padding: 3px 4px; border-radius: 7px; background: var(--sc-canvas); }
.sc-state i { margin-inline-start: 6px; }
.sc-label i { display: block; margin-inline-start: 15px; line-height: 10px; padding-block-end: 4px; }
.sc foreignObject > .sc-label.sc-lit { border-color: var(--sc-lit); }
.sc-sign { display: inline-block; flex: none; margin-inline-end: 3px; vertical-align: -2px; overflow: visible; fill: none; stroke: var(--sc-muted); stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.sc-event { stroke: var(--sc-accent); }
.sc-done { stroke: var(--sc-done); }
.sc-error { stroke: var(--sc-error); }
.sc-delay { stroke: var(--sc-delay); }
.sc foreignObject > .sc-live { background: var(--sc-accent); border-color: var(--sc-accent); box-shadow: 0 0 0 4px color-mix(in srgb, var(--sc-accent) 22%, transparent); }
.sc foreignObject > .sc-live, .sc foreignObject .sc-live :is(i, small) { color: var(--sc-on-accent); }
.sc-live .sc-sign { stroke: var(--sc-on-accent); }
.sc foreignObject .sc-way.sc-lit { background: var(--sc-lit-soft); color: var(--sc-text); }
.sc foreignObject .sc-way.sc-lit i { color: var(--sc-text); }
.sc-way.sc-lit .sc-sign { stroke: var(--sc-lit); }
.sc-count { display: inline-block; width: 12px; margin-inline: -1px 4px; border-radius: 6px; background: var(--sc-done); font: 700 8.5px/12px ${mono}; letter-spacing: -0.04em; text-align: center; color: var(--sc-on-accent); }
.sc-none { background: var(--sc-error); }
@media (prefers-reduced-motion: reduce) { .sc * { transition: none !important; } }
@media (forced-colors: active) {
  .sc foreignObject > .sc-live { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  .sc-line.sc-lit path { stroke: Highlight; }
}`
