import { Controls, Description, Stories, Title } from '@storybook/addon-docs/blocks'

/** The page of a part: its variants, then its properties. */
export const PartPage = () => (
  <>
    <Title />
    <Description />
    <Stories title="Variants" />
    <h2>Properties</h2>
    <Controls />
  </>
)
