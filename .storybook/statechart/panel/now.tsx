import React from 'react'
import type { Offer } from '../protocol.ts'
import { SignedEvent } from './signed-event.tsx'

export interface NowProps {
  readonly offers: readonly Offer[]
  readonly isMachineStory: boolean
  /** The panel shows an earlier moment, which accepts no events. */
  readonly isBack: boolean
  readonly send: (offer: string) => void
}

/** The events of the machine, a button for each payload case, enabled where the snapshot accepts it. */
export function Now({ offers, isMachineStory, isBack, send }: NowProps): React.JSX.Element {
  if (isBack) return <LookingBack />
  const accepted = offers.filter(({ isAccepted }) => isAccepted)
  const refused = offers.filter(({ isAccepted }) => !isAccepted)
  return (
    <section className="sc-column sc-now" aria-labelledby="sc-now">
      <h3 id="sc-now">Accepted now</h3>
      {accepted.length === 0 && <p className="sc-quiet">None: the state is final or transient.</p>}
      <ul aria-label="Accepted events">
        {accepted.map((offer) => (
          <li key={offer.name}>
            <OfferButton offer={offer} send={send} />
          </li>
        ))}
      </ul>
      {!isMachineStory && (
        <p className="sc-quiet sc-note">
          The machine of a component: send events with a payload by using the story, the others here too.
        </p>
      )}
      {refused.length > 0 && (
        <>
          <h4 id="sc-refused">Not in this state</h4>
          <ul className="sc-refused" aria-labelledby="sc-refused">
            {refused.map(({ name }) => (
              <li key={name}>{caseName(name)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const LookingBack = () => (
  <section className="sc-column sc-now" aria-labelledby="sc-now">
    <h3 id="sc-now">Accepted now</h3>
    <p className="sc-quiet">
      This is an earlier moment. Resume the story from here, or return to the present.
    </p>
  </section>
)

const caseName = (name: string) => name.replace(/:plain$/, '')

function OfferButton({ offer, send }: { offer: Offer; send: (offer: string) => void }) {
  const { name, event, payload, isSendable } = offer
  const [, variant = ''] = /:(.+)$/.exec(caseName(name)) ?? []
  return (
    <button
      type="button"
      className="sc-offer"
      disabled={!isSendable}
      onClick={() => send(name)}
      title={payload ?? ''}
    >
      <span className="sc-offer-title">
        <SignedEvent event={event} />
        {variant && <span className="sc-case">{variant}</span>}
      </span>
      {payload && <code>{payload}</code>}
    </button>
  )
}
