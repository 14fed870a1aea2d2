import { mono } from '../chart/chart-styles.ts'

export const panelStyles = `
.sc-panel { container-type: size; height: 100%; overflow: hidden auto; background: var(--sc-canvas); color: var(--sc-text); font-size: 13px; line-height: 1.4; }
.sc-panel * { box-sizing: border-box; }
.sc-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.sc-empty { margin: 0; padding: 32px; color: var(--sc-muted); text-align: center; }
.sc-frame { display: grid; height: 100%; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 216px 232px 232px; }
.sc-bar { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px; padding: 7px 12px; border-bottom: 1px solid var(--sc-border); background: var(--sc-surface); }
.sc-bar label, .sc-zoom label { display: inline-flex; align-items: center; gap: 6px; color: var(--sc-muted); font-size: 12px; }
.sc-status { margin: 0; padding: 2px 10px; border-radius: 99px; background: var(--sc-accent-soft); color: var(--sc-text); }
.sc-panel button, .sc-panel select { font: inherit; font-size: 12px; color: var(--sc-text); background: var(--sc-surface); border: 1px solid var(--sc-strong); border-radius: 6px; padding: 3px 9px; min-height: 26px; cursor: pointer; }
.sc-panel select { max-width: 190px; }
.sc-panel button:hover:not(:disabled) { background: var(--sc-subtle); }
.sc-panel button:disabled { cursor: default; border-style: dashed; }
.sc-panel button.sc-primary { background: var(--sc-accent); border-color: var(--sc-accent); color: var(--sc-on-accent); font-weight: 600; }
.sc-panel button.sc-primary:hover { background: var(--sc-accent); filter: brightness(1.08); }
.sc-panel :focus-visible { outline: 2px solid var(--sc-accent); outline-offset: 1px; }
.sc-replay { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; margin-inline-start: auto; }
.sc-replay progress { width: 90px; height: 6px; accent-color: var(--sc-accent); }
.sc-next { font-size: 12px; color: var(--sc-muted); font-variant-numeric: tabular-nums; }
.sc-viewport { position: relative; min-width: 0; min-height: 0; }
.sc-scroll { position: absolute; inset: 0; overflow: auto; display: grid; padding-block-end: 46px; }
.sc-scroll:focus-visible { outline-offset: -3px; }
.sc-scroll > svg { margin: auto; display: block; flex: none; }
.sc-zoom { position: absolute; inset: auto auto 10px 10px; display: flex; gap: 10px; padding: 3px 3px 3px 10px; border: 1px solid var(--sc-border); border-radius: 8px; background: var(--sc-surface); }
.sc-panel input { accent-color: var(--sc-accent); }
.sc-column { min-width: 0; min-height: 0; overflow: hidden auto; padding: 10px 12px; border-inline-start: 1px solid var(--sc-border); background: var(--sc-surface); }
.sc-column h3 { margin: 0 0 8px; font-size: 11px; font-weight: 650; letter-spacing: 0.06em; text-transform: uppercase; color: var(--sc-muted); }
.sc-column :is(ul, [role='radiogroup']) { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px; margin: 0; padding: 0; list-style: none; }
.sc-quiet { margin-block: 10px 8px; font-size: 12px; color: var(--sc-muted); }
.sc-heading { display: flex; align-items: start; justify-content: space-between; gap: 8px; }
.sc-panel button.sc-small { min-height: 24px; padding: 1px 8px; margin-block: -3px 4px; }
.sc-panel button.sc-offer { display: block; width: 100%; padding: 5px 9px; text-align: start; border-color: var(--sc-border); }
.sc-panel button.sc-offer:hover:not(:disabled) { border-color: var(--sc-accent); background: var(--sc-accent-soft); }
.sc-offer-title { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
.sc-event-name { display: inline-flex; align-items: center; gap: 2px; font-family: ${mono}; font-size: 11.5px; min-width: 0; }
.sc-case { flex: none; padding: 0 6px; border-radius: 99px; background: var(--sc-subtle); color: var(--sc-muted); font-size: 11px; }
.sc-offer code { display: block; margin-block-start: 2px; font-size: 10.5px; color: var(--sc-muted); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.sc-moment { display: grid; grid-template-columns: 22px minmax(0, 1fr); gap: 0 6px; padding: 4px 6px; border: 1px solid transparent; border-radius: 6px; cursor: pointer; }
.sc-moment:has(:checked) { background: var(--sc-accent-soft); border-color: var(--sc-accent); }
.sc-moment:has(:focus-visible) { outline: 2px solid var(--sc-accent); outline-offset: 1px; }
.sc-moment input { position: absolute; opacity: 0; }
.sc-count-of { grid-row: span 3; font-size: 11px; color: var(--sc-muted); text-align: end; font-variant-numeric: tabular-nums; padding-block-start: 1px; }
.sc-led { grid-column: 2; font-size: 11px; color: var(--sc-muted); overflow-wrap: anywhere; }
.sc-moment:has(:checked) :is(.sc-led, .sc-count-of) { color: var(--sc-text); }
.sc-context { display: flex; flex-direction: column; }
.sc-context pre { flex: 1; min-height: 0; margin: 0; overflow: auto; font: 11px/1.5 ${mono}; white-space: pre-wrap; overflow-wrap: anywhere; }
.sc-changed { background: var(--sc-lit-soft); }
@media (prefers-reduced-motion: no-preference) { .sc-scroll { scroll-behavior: smooth; } }
@container (max-width: 1280px) {
  .sc-frame { grid-template: auto minmax(0, 3fr) minmax(0, 2fr) / minmax(0, 1fr) 212px 224px; }
  .sc-viewport, .sc-now { grid-row: 2 / 4; }
  .sc-context { grid-column: 3; border-block-start: 1px solid var(--sc-border); }
}
@container (max-width: 760px) {
  .sc-frame { grid-template: auto minmax(240px, auto) auto / 1fr 1fr; height: auto; }
  .sc-viewport { grid-column: 1 / -1; grid-row: 2; min-height: max(240px, 44cqh); border-block-end: 1px solid var(--sc-border); }
  .sc-now, .sc-timeline { grid-row: 3; }
  .sc-now { border-inline-start: none; }
  .sc-context { grid-column: 1 / -1; border-inline-start: none; }
  .sc-replay { margin-inline-start: 0; }
}`
