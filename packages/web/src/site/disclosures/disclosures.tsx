import { sitePages } from '@tarang/publication/site-pages'
import { Suspense } from 'react'
import {
  performanceNote,
  RegistrationBlock,
  registrationStatus,
  standardWarning,
} from '#patterns/registration'
import { ErrorBoundary, lazyScreen } from '#patterns/route'
import { config } from '#platform/config'
import { formatDate } from '#platform/formats/public-date'
import { css } from '#styled-system/css'
import { Container } from '#ui/container'
import { Chapter } from '../layout/chapter.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { disclosuresChangedOn } from './changed-on.ts'
import { Complaints } from './complaints.tsx'

const changed = css({ textStyle: 'body.sm', color: 'fg.muted', paddingTop: '5' })

const { Component: GrantedChapters } = lazyScreen(() => import('./granted-chapters.tsx'))

/** The firm's registration, its figures, and how to complain. */
export default function Disclosures({ registration = config.registration }) {
  const { isPending, line } = registrationStatus(registration)
  const { caption, verified } = performanceNote(registration)
  const changedOn = disclosuresChangedOn(registration)
  return (
    <>
      <PageHead title={sitePages.disclosures.title}>
        What you should know before you rely on anything here.
      </PageHead>
      <Container>
        <p className={changed}>
          Last changed: <time dateTime={changedOn}>{formatDate(changedOn)}</time>
        </p>
        <Chapter title="Registration">
          {line && <p>{line}</p>}
          {isPending && (
            <p>
              We have applied to be registered as a research analyst and have not been yet. Until we are,
              there is no registration number to show, and nothing on these pages is research, advice or a
              recommendation to buy, to sell or to hold any security.
            </p>
          )}
          <RegistrationBlock registration={registration} />
        </Chapter>
        <Chapter title="Risk">
          <p>{standardWarning}</p>
          <p>The securities quoted are for illustration only and are not recommendatory.</p>
        </Chapter>
        <Chapter title="Figures">
          <p>{caption}</p>
          {verified && <p>{verified}</p>}
          <p>
            Every figure about a strategy comes from a test on past data. Such a test already knows the
            outcome, can only estimate trading costs, and says nothing about the future. Every such figure is
            shown together with this caption.
          </p>
          <p>Readers’ comments here are about the tools and the articles, not about returns.</p>
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
            can answer you. A like is stored with a random number in a cookie that says nothing about who you
            are. A video loads nothing from its host before you press play.
          </p>
        </Chapter>
        {!isPending && (
          // The page works without these chapters; a failure is logged to the console.
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
