export const docsStyles = `
.sc-figure { margin: 24px 0; padding: 16px; border: 1px solid var(--sc-border); border-radius: 12px; background: var(--sc-canvas); color: var(--sc-text); }
.sc-figure svg { display: block; width: 100%; height: auto; margin-inline: auto; }
.sc-figure figcaption { margin-block-start: 12px; font: 13px/1.5 system-ui, sans-serif; color: var(--sc-muted); }`
