/** One selector of a rule, and the classes and elements without which it matches nothing. */
export interface StyleSelector {
  readonly selector: string
  readonly classes: readonly string[]
  readonly elements: readonly string[]
}

/** A piece of the stylesheet: a rule, an at-rule around others, or a text that is kept as it is. */
export type StyleNode =
  | { readonly selectors: readonly StyleSelector[]; readonly body: string }
  | { readonly at: string; readonly nodes: readonly StyleNode[] }
  | { readonly text: string; readonly keyframes?: string }

/** The build of the application that browsers run, as far as rendered pages name it. */
export interface ClientBuild {
  readonly entry: string
  readonly style: string
  /** The entry and what it imports: what all pages share. Without what is too small for a request of its own. */
  readonly shared: readonly string[]
  /** The files of each screen of the public site, by its source file. */
  readonly screens: Readonly<Record<string, readonly string[]>>
  /** The script that is written into each page. */
  readonly starter: string
  readonly stylesheet: readonly StyleNode[]
}
