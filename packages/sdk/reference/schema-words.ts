import { html } from 'hono/html'
import { nameOf, type Schema } from './description.ts'

type Html = ReturnType<typeof html>

const joined = (parts: Html[], by: string) =>
  parts.map((part, index) => (index === 0 ? part : html`${by}${part}`))

/** Formats a text of the description, with backticks as code. */
export const formatText = (text = ''): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`

/** The kind of a schema, with a link for a named one. */
export function kindOf(schema: Schema): Html {
  const name = nameOf(schema)
  if (name) return html`<a href="#schema-${name}">${name}</a>`
  if (schema['x-unread']) return html`any other body, or none`
  if (schema['x-reading']) return readKindOf(schema)
  if (schema.anyOf) return html`${joined(schema.anyOf.map(kindOf), ' or ')}`
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum)
    return html`${joined(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' or ',
    )}`
  const types = [schema.type ?? 'any value'].flat()
  return html`${joined(
    types.map((type) => wordsOf(type, schema)),
    ' or ',
  )}`
}

/** The kind of a value with a reader. */
function readKindOf(schema: Schema): Html {
  const reading = schema['x-reading'] ?? ''
  const values = schema['x-known-values']?.map((value) => html`<code>${JSON.stringify(value)}</code>`)
  const kind = values
    ? html`${joined([...values, html`another`], ' or ')}`
    : html`${READINGS[reading] ?? reading}`
  return [schema.type].flat().includes('null') ? html`${kind}, or <code>null</code>` : kind
}

const READINGS: Record<string, string> = {
  text: 'text',
  number: 'number, or a numeric text',
  flag: 'true or false, or 1 or 0',
  id: 'id: number or text',
  date: 'date or date-time',
  words: 'list of texts, or one comma-separated text',
}

function wordsOf(type: string, schema: Schema): Html {
  if (type === 'array') return html`list of ${schema.items ? kindOf(schema.items) : 'anything'}`
  if (type === 'object' && schema.additionalProperties)
    return html`record of ${kindOf(schema.additionalProperties)} by name`
  if (type === 'string' && schema.format) return html`${FORMATS[schema.format] ?? schema.format}`
  return html`${type}`
}

const FORMATS: Record<string, string> = {
  binary: 'file',
  date: 'date (YYYY-MM-DD)',
  'date-time': 'date-time (ISO 8601)',
  email: 'e-mail address',
  uri: 'URL',
}

/** The limits of a value. */
export function limitsOf(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, maxItems, pattern } = schema
  return [
    minLength === undefined ? '' : minLength === 1 ? 'not empty' : `at least ${minLength} characters`,
    maxLength === undefined ? '' : `at most ${maxLength.toLocaleString('en')} characters`,
    minimum === undefined ? '' : `at least ${minimum}`,
    maximum === undefined ? '' : `at most ${maximum.toLocaleString('en')}`,
    maxItems === undefined ? '' : `at most ${maxItems}`,
    pattern === undefined ? '' : `matches ${pattern}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The fields of an object, one row each. */
export function fieldsOf({ properties = {}, required = [] }: Schema): Html {
  return html`<div class="wide" tabindex="0" role="group" aria-label="Fields"><table>
    <thead><tr><th scope="col">Field</th><th scope="col">Kind</th><th scope="col">What it is</th></tr></thead>
    <tbody>${Object.entries(properties).map(
      ([name, schema]) => html`<tr>
        <th scope="row"><code>${name}</code>${required.includes(name) ? html` <small>required</small>` : ''}</th>
        <td>${kindOf(schema)}</td>
        <td>${formatText([schema.description, limitsOf(schema)].filter(Boolean).join(' '))}</td>
      </tr>`,
    )}</tbody>
  </table></div>`
}
