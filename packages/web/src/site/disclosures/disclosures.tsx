import { Suspense } from 'react'
import { ErrorBoundary, lazyScreen } from '#patterns/route'
import { config } from '#platform/config'
import { useDocumentDescription } from '#platform/document-description'
import { Container } from '#ui/container'
import { Chapter } from '../layout/chapter.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { RegistrationBlock } from '../layout/registration-block.tsx'
import { performanceNote, standardWarning, standing } from '../layout/standing.ts'
import { Complaints } from './complaints.tsx'

const { Component: GrantedChapters } = lazyScreen(() => import('./granted-chapters.tsx'))

/** How the firm stands, what its figures are, and where to turn. */
export default function Disclosures({ registration = config.registration }) {
  useDocumentDescription('How the firm stands with the regulator, what its figures are, and where to turn.')
  const { isPending, line } = standing(registration)
  const { caption, verified } = performanceNote(registration)
  return (
    <>
      <PageHead title="Disclosures">What you should know before you take anything here seriously.</PageHead>
      <Container>
        <Chapter title="Registration">
          {line && <p>{line}</p>}
          {isPending ? (
            <p>
              We have applied to be registered as a research analyst and have not been yet. Until we are,
              there is no registration number to show, and nothing on these pages is research, advice or a
              recommendation to buy, to sell or to hold any security.
            </p>
          ) : (
            <RegistrationBlock registration={registration} />
          )}
        </Chapter>
        <Chapter title="Risk">
          <p>{standardWarning}</p>
          <p>The securities quoted are for illustration only and are not recommendatory.</p>
        </Chapter>
        <Chapter title="Figures">
          <p>{caption}</p>
          {verified && <p>{verified}</p>}
          <p>
            Every figure about a strategy comes from a test on past data. Such a test knows how the story
            ended, can only estimate what trading would have cost, and says nothing about next year. Wherever
            such a figure stands, this caption stands with it.
          </p>
          <p>What readers say here is about the tools and the reading. Nobody speaks of returns.</p>
        </Chapter>
        {!isPending && registration.aiUse && (
          <Chapter title="Use of artificial intelligence">
            <p>{registration.aiUse}</p>
          </Chapter>
        )}
        <Chapter title="Complaints">
          <Complaints registration={registration} />
        </Chapter>
        <Chapter title="Your data">
          <p>
            The contact form sends us your name, e-mail, phone number if you give one, and message, so that we
            can answer you. A like is kept with a random number in a cookie that says nothing about who you
            are. A video loads nothing from its host before you press play.
          </p>
        </Chapter>
        {!isPending && (
          // A registered firm's page stands without them as well; what is missing is written to the console.
          <ErrorBoundary fallback={() => null}>
            <Suspense>
              <GrantedChapters />
            </Suspense>
          </ErrorBoundary>
        )}
      </Container>
    </>
  )
}
