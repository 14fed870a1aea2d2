import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '#styled-system/css'
import { grid, stack } from '#styled-system/patterns'
import { type Token, token } from '#styled-system/tokens'

const meta = { title: 'Foundations/Tokens' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const title = css({ textStyle: 'heading.md', marginBottom: '4' })
const caption = css({ textStyle: 'caption', color: 'fg.muted' })

const colors = {
  Backgrounds: ['bg.canvas', 'bg.surface', 'bg.subtle', 'bg.muted', 'bg.raised', 'bg.inverse', 'bg.overlay'],
  Text: ['fg.default', 'fg.muted', 'fg.subtle', 'fg.inverse'],
  Borders: ['border.subtle', 'border.default', 'border.strong', 'focus'],
  Accent: [
    'accent.solid',
    'accent.solidHover',
    'accent.onSolid',
    'accent.fg',
    'accent.subtle',
    'accent.border',
  ],
  Positive: ['positive.fg', 'positive.subtle'],
  Negative: ['negative.fg', 'negative.subtle'],
  Warning: ['warning.fg', 'warning.subtle'],
  Info: ['info.fg', 'info.subtle'],
}

function Palette() {
  return (
    <div className={stack({ gap: '8' })}>
      {Object.entries(colors).map(([group, names]) => (
        <section key={group}>
          <h2 className={title}>{group}</h2>
          <div className={grid({ minChildWidth: '32', gap: '4' })}>
            {names.map((name) => (
              <figure key={name}>
                <div
                  className={css({ height: '16', borderRadius: 'md', layerStyle: 'surface' })}
                  style={{ backgroundColor: token.var(`colors.${name}` as Token) }}
                />
                <figcaption className={caption}>{name}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

const page = css({ backgroundColor: 'bg.canvas', color: 'fg.default', padding: '6', borderRadius: 'lg' })

/** Both themes side by side: a theme can be set on any element. */
export const Colours: Story = {
  render: () => (
    <div className={grid({ columns: { base: 1, lg: 2 }, gap: '6' })}>
      <div data-theme="light" className={page}>
        <Palette />
      </div>
      <div data-theme="dark" className={page}>
        <Palette />
      </div>
    </div>
  ),
}

const sample = 'Markets move in waves; rules keep their rhythm.'

export const Type: Story = {
  render: () => (
    <div className={stack({ gap: '6' })}>
      <p className={css({ textStyle: 'display.xl' })}>{sample}</p>
      <p className={css({ textStyle: 'display.lg' })}>{sample}</p>
      <p className={css({ textStyle: 'display.md' })}>{sample}</p>
      <p className={css({ textStyle: 'heading.lg' })}>{sample}</p>
      <p className={css({ textStyle: 'heading.md' })}>{sample}</p>
      <p className={css({ textStyle: 'heading.sm' })}>{sample}</p>
      <p className={css({ textStyle: 'body.lg', maxWidth: 'prose' })}>
        {sample} Every strategy is written down first.
      </p>
      <p className={css({ textStyle: 'body.md', maxWidth: 'prose' })}>
        {sample} Every strategy is written down first.
      </p>
      <p className={css({ textStyle: 'body.sm', maxWidth: 'prose' })}>
        {sample} Every strategy is written down first.
      </p>
      <p className={css({ textStyle: 'label' })}>Label</p>
      <p className={css({ textStyle: 'caption', color: 'fg.muted' })}>
        Hypothetical back-test; costs counted in.
      </p>
      <p className={css({ textStyle: 'eyebrow', color: 'accent.fg' })}>What we offer</p>
      <p className={css({ textStyle: 'numeric', whiteSpace: 'pre-line' })}>
        {'₹12,84,350.00\n₹ 1,11,111.11'}
      </p>
    </div>
  ),
}

const space = ['1', '2', '3', '4', '6', '8', '12', '16', '24'] as const
const radii = ['sm', 'md', 'lg', 'xl', 'full'] as const
const shadows = ['sm', 'md', 'lg'] as const
const box = css({ boxSize: '20', layerStyle: 'surface' })

export const Shape: Story = {
  render: () => (
    <div className={stack({ gap: '10' })}>
      <section>
        <h2 className={title}>Space</h2>
        <div className={stack({ gap: '2' })}>
          {space.map((step) => (
            <div key={step} className={grid({ columns: 12, alignItems: 'center' })}>
              <span className={caption}>{`${step}, ${token(`spacing.${step}`)}`}</span>
              <div
                className={css({ height: '3', backgroundColor: 'accent.solid', borderRadius: 'sm' })}
                style={{ width: token.var(`spacing.${step}`) }}
              />
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2 className={title}>Radii</h2>
        <div className={grid({ minChildWidth: '24', gap: '6' })}>
          {radii.map((radius) => (
            <figure key={radius}>
              <div className={box} style={{ borderRadius: token.var(`radii.${radius}`) }} />
              <figcaption className={caption}>{`${radius}, ${token(`radii.${radius}`)}`}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section>
        <h2 className={title}>Shadows</h2>
        <div className={grid({ minChildWidth: '24', gap: '6' })}>
          {shadows.map((shadow) => (
            <figure key={shadow}>
              <div className={box} style={{ boxShadow: token.var(`shadows.${shadow}`) }} />
              <figcaption className={caption}>{shadow}</figcaption>
            </figure>
          ))}
        </div>
      </section>
    </div>
  ),
}
