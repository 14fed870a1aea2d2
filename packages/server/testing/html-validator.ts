import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // How React and Vite write valid HTML: lower-case doctype, `checked=""`, `autoComplete`, and both `<meta />` and
      // `<link>`.
      'doctype-style': ['error', { style: 'lowercase' }],
      'attribute-boolean-style': ['error', { style: 'empty' }],
      // React writes `hidden=""`, and Vite `crossorigin`.
      'attribute-empty-style': 'off',
      'attr-case': 'off',
      'void-style': 'off',
      // A control that works without script is a link, which has the role of a button once the script runs.
      'prefer-native-element': 'off',
      // The like buttons are outside their form, and name it.
      'wcag/h32': 'off',
      // React's ids start with an underscore, which HTML allows since version 5.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
)

/** What is wrong with a page, a line for each finding: the rule, the message and the element. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line }) => `${line} ${ruleId}: ${message} ${selector ?? ''}`),
  )
}
