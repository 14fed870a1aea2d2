import { Demo } from './demo.tsx'
import { Hero } from './hero.tsx'
import { Invitation } from './invitation.tsx'
import { Momentum } from './momentum.tsx'
import { Offer } from './offer.tsx'
import { Reach } from './reach.tsx'
import { Testimonials } from './testimonials.tsx'

export default function Landing() {
  return (
    <>
      <Hero />
      <Offer />
      <Reach />
      <Demo />
      <Testimonials />
      <Momentum />
      <Invitation />
    </>
  )
}
