import { html, raw } from 'hono/html'
import {
  type Content,
  type Description,
  nameOf,
  type Operation,
  type Parameter,
  type ResponseObject,
  resolve,
  type Schema,
} from './description.ts'
import { fieldsOf, formatText, kindOf, limitsOf } from './schema-words.ts'
import { style } from './style.ts'

type Html = ReturnType<typeof html>

interface Call {
  method: string
  path: string
  operation: Operation
}

/** Renders the reference as one page without scripts, fonts or other hosts. */
export async function referencePage(
  descriptions: readonly Description[],
  snippet: (call: string) => string | undefined,
  note = '',
): Promise<string> {
  // Both services share some schemas.
  const kinds = new Map(
    descriptions.flatMap(({ components }) => Object.entries(components.schemas ?? {}) as [string, Schema][]),
  )
  const body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · Tarang</title>
<meta name="description" content="Every call of the platform API and the notifications service, with the client's name for it.">
<style>${raw(style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the calls</a>
<div class="frame">
<nav aria-label="Calls">
<p class="brand">Tarang <span>API reference</span></p>
${descriptions.map((description) => navigation(description))}
</nav>
<main id="main">
${note ? html`<p class="quiet">${note}</p>` : ''}
${descriptions.map((description) => service(description, snippet))}
<section>
<h1>Kinds of data</h1>
${[...kinds].sort(([one], [other]) => one.localeCompare(other)).map(([name, schema]) => schemaOf(name, schema))}
</section>
</main>
</div>
</body>
</html>
`
  return (await body)
    .toString()
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
}

const callsOf = (description: Description, tag: string): Call[] =>
  Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags[0] === tag)
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

/** `stockSplits` → `Stock splits`. */
const wordsOf = (name: string) =>
  name
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/[A-Z]/g, (big, at) => (at === 0 ? big : ` ${big.toLowerCase()}`))

function navigation(description: Description): Html {
  return html`<details><summary>${description.info.title}</summary>
${description.tags.map(
  ({ name }) =>
    html`<p>${name}</p><ul>${callsOf(description, name).map(
      ({ operation }) =>
        html`<li><a href="#${operation.operationId}">${operation['x-sdk-calls'].join(', ')}</a></li>`,
    )}</ul>`,
)}
</details>`
}

function service(description: Description, snippet: (call: string) => string | undefined): Html {
  const { info, servers, tags } = description
  return html`<section>
<h1>${info.title} <small>${info.version}</small></h1>
<p>${formatText(info.description)}</p>
<p>${servers.map(({ url, description }) => html`<code>${url}</code> ${description}`)}</p>
${tags.map(
  (
    tag,
  ) => html`<h2 id="${info.title === 'Notifications service' ? 'service-' : ''}${tag.name}">${wordsOf(tag.name)}</h2><p>${formatText(tag.description)}</p>
${callsOf(description, tag.name).map((call) => callOf(description, call, snippet))}`,
)}
</section>`
}

function callOf(
  description: Description,
  { method, path, operation }: Call,
  snippet: (call: string) => string | undefined,
): Html {
  const { operationId, summary, parameters = [], requestBody, responses, security } = operation
  const calls = operation['x-sdk-calls']
  const code = calls.map(snippet).filter((text) => text !== undefined)
  return html`<article id="${operationId}">
<h3><a href="#${operationId}">${formatText(summary)}</a></h3>
<p class="line"><b class="method">${method}</b> <code>${path}</code>
<span class="who">${security.some((scheme) => 'bearer' in scheme) ? 'Staff: bearer token' : security.length > 0 ? 'Credential' : 'Everybody'}</span></p>
<p class="quiet">Operation <code>${operationId}</code>, in the client ${calls.map((call, index) => html`${index > 0 ? ' and ' : ''}<code>${call}</code>`)}</p>
${code.map((text) => html`<pre tabindex="0"><code>${text}</code></pre>`)}
${parameters.length > 0 ? html`<h4>Parameters</h4>${parametersOf(parameters.map((each) => resolve(description, each)))}` : ''}
${requestBody ? html`<h4>Body ${requestBody.required ? '' : html`<small>may be left out</small>`}</h4>${contentOf(description, requestBody.content)}` : ''}
<h4>Answers</h4>
${Object.entries(responses).map(([status, response]) => responseOf(description, status, response))}
</article>`
}

const parametersOf = (parameters: Parameter[]): Html =>
  html`<div class="wide" tabindex="0" role="group" aria-label="Parameters"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Kind</th><th scope="col">What it is</th></tr></thead>
<tbody>${parameters.map(
    ({ name, in: location, required, description, schema }) => html`<tr>
<th scope="row"><code>${name}</code> <small>${location}${required ? ', required' : ''}</small></th>
<td>${kindOf(schema)}</td><td>${formatText([description, limitsOf(schema)].filter(Boolean).join(' '))}</td></tr>`,
  )}</tbody></table></div>`

function responseOf(
  description: Description,
  status: string,
  response: ResponseObject | { $ref: string },
): Html {
  const { description: words, content } = resolve<ResponseObject>(description, response)
  return html`<details class="answer"><summary><b class="status-${status[0]}">${status}</b> ${formatText(words)}</summary>
${content ? contentOf(description, content) : ''}</details>`
}

const contentOf = (description: Description, content: Content): Html =>
  html`${Object.entries(content).map(
    ([type, { schema, examples = {} }]) => html`<p class="quiet"><code>${type}</code>: ${kindOf(schema)}</p>
${!nameOf(schema) && schema.properties ? fieldsOf(schema) : ''}
${Object.entries(examples).map(([name, example]) => {
  const { summary, value } = resolve<{ summary?: string; value: unknown }>(description, example)
  return html`<figure><figcaption>${summary ?? name}</figcaption><pre tabindex="0"><code>${stringify(value)}</code></pre></figure>`
})}`,
  )}`

const stringify = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2))

const schemaOf = (name: string, schema: Schema): Html => html`<article id="schema-${name}">
<h3><a href="#schema-${name}">${name}</a></h3>
${schema.description ? html`<p>${formatText(schema.description)}</p>` : ''}
${schema.properties ? fieldsOf(schema) : html`<p>${kindOf(schema)} ${limitsOf(schema)}</p>`}
</article>`
