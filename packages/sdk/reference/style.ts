/** The styles of the reference page: the product's colours, in light and dark, for screen and print. */
export const style = `
:root { color-scheme: light dark; --ink: #1d2420; --quiet: #55605a; --paper: #f7f5f0; --card: #fff; --line: #dcd8ce; --accent: #0f5f5c; --code: #efece4 }
@media (prefers-color-scheme: dark) { :root { --ink: #ecebe6; --quiet: #a9b1ac; --paper: #14181a; --card: #1d2325; --line: #343c3f; --accent: #6fc7c1; --code: #242b2e } }
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: break-word }
a { color: var(--accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.skip { position: absolute; left: -999rem } .skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--card); z-index: 1 }
.frame { display: grid; grid-template-columns: 17rem minmax(0, 1fr); max-width: 84rem; margin: 0 auto }
nav { position: sticky; top: 0; align-self: start; height: 100vh; overflow-y: auto; padding: 2rem 1.25rem; border-right: 1px solid var(--line); font-size: .875rem }
nav summary { font-weight: 600; cursor: pointer; padding: .25rem 0 }
nav p { margin: 1rem 0 .25rem; color: var(--quiet); font-size: .75rem; text-transform: none }
nav .brand { margin: 0 0 1.5rem; color: var(--ink); font: 600 1.25rem/1.3 Georgia, serif; letter-spacing: 0; text-transform: none }
nav .brand span { display: block; color: var(--quiet); font: 400 .8125rem/1.4 system-ui, sans-serif }
nav ul { list-style: none; margin: 0; padding: 0 } nav li a { display: block; padding: .25rem 0; text-decoration: none } nav li a:hover { text-decoration: underline }
main { padding: 2rem clamp(1.25rem, 4vw, 4rem) 6rem; min-width: 0 }
section + section { margin-top: 5rem }
h1 { margin: 0 0 .5rem; font: 600 2rem/1.2 Georgia, serif } h1 small { color: var(--quiet); font: 400 1rem system-ui, sans-serif }
h2 { margin: 4rem 0 .25rem; font: 600 1.5rem/1.3 Georgia, serif }
h3 { margin: 0 0 .75rem; font-size: 1.125rem; line-height: 1.4 } h3 a { color: inherit; text-decoration: none } h3 a:hover { text-decoration: underline }
h4 { margin: 1.5rem 0 .5rem; font-size: .875rem } h4 small, th small { color: var(--quiet); font-weight: 400 }
p { max-width: 68ch; margin: 0 0 .75rem } .quiet { color: var(--quiet); font-size: .875rem }
article { margin: 1.25rem 0; padding: 1.5rem clamp(1rem, 3vw, 2rem); background: var(--card); border: 1px solid var(--line); border-radius: .75rem }
article:target { border-color: var(--accent) }
code { font: .875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere } .line { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: baseline; max-width: none }
.method { padding: .1rem .5rem; border: 1px solid currentColor; border-radius: .375rem; color: var(--accent); font: 600 .75rem/1.6 ui-monospace, monospace }
.who { margin-left: auto; color: var(--quiet); font-size: .8125rem }
pre { margin: 0 0 1rem; padding: 1rem; max-height: 26rem; overflow: auto; background: var(--code); border-radius: .5rem; white-space: pre }
.wide { overflow-x: auto } th code { overflow-wrap: normal } table { width: 100%; border-collapse: collapse; font-size: .875rem }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top } tbody th { font-weight: 400 } th code { font-weight: 600 }
.answer { border-top: 1px solid var(--line) } .answer summary { padding: .5rem 0; cursor: pointer } .answer b { display: inline-block; min-width: 2.5rem; font-variant-numeric: tabular-nums }
.status-2 { color: var(--accent) }
figure { margin: 0 } figcaption { margin: .5rem 0 .25rem; color: var(--quiet); font-size: .8125rem }
@media (min-width: 52.01rem) { nav details::details-content { content-visibility: visible } nav summary { list-style: none } nav summary::-webkit-details-marker { display: none } }
@media (max-width: 52rem) { .frame { display: block } nav { position: static; height: auto; border: 0; border-bottom: 1px solid var(--line) } nav li a { padding: .375rem 0 } .who { margin-left: 0; width: 100% } }
@media print { nav { display: none } .frame { display: block } pre { max-height: none; white-space: pre-wrap } article { break-inside: avoid-page } }
`
