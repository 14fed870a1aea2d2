import React from 'react'
import type { Offer } from '../protocol.ts'
import { SignedEvent } from './signed-event.tsx'

export interface NowProps {
  readonly offers: readonly Offer[]
  readonly isMachineStory: boolean
  /** Somebody looks at an earlier moment: nothing is sent to that. */
  readonly isBack: boolean
  readonly send: (offer: string) => void
}

/** What the snapshot can take: a button per payload case, live where it would be accepted. */
export function Now({ offers, isMachineStory, isBack, send }: NowProps): React.JSX.Element {
  if (isBack) return <LookingBack />
  const accepted = offers.filter(({ isAccepted }) => isAccepted)
  const refused = offers.filter(({ isAccepted }) => !isAccepted)
  return (
    <section className="sc-column sc-now" aria-labelledby="sc-now">
      <h3 id="sc-now">Takes now</h3>
      {accepted.length === 0 && (
        <p className="sc-quiet">Nothing: this is where it ends, or it is on its way.</p>
      )}
      <ul aria-label="Events it takes">
        {accepted.map((offer) => (
          <li key={offer.name}>
            <OfferButton offer={offer} send={send} />
          </li>
        ))}
      </ul>
      {!isMachineStory && (
        <p className="sc-quiet sc-note">
          A component’s own machine: what carries something is done in the story, the rest here too.
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
    <h3 id="sc-now">Takes now</h3>
    <p className="sc-quiet">
      You look at an earlier moment. Resume from here to go on from it, or go back to now.
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
