import { isOwnForm, ROBOT_FIELD, SUBMISSION_FIELD, sitePages } from '@tarang/publication/site-pages'
import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { FirmFacts, registrationFacts } from '#patterns/registration'
import { config } from '#platform/config'
import { useIsHydrating } from '#platform/loading/hydration'
import { address } from '#platform/navigation/address'
import { safeUrl } from '#platform/navigation/safe-url'
import { css, sva } from '#styled-system/css'
import { ActionLink } from '#ui/action-link'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { Container } from '#ui/container'
import { TextAreaField, TextField } from '#ui/field'
import { TextLink } from '#ui/link'
import { PageHead } from '../layout/page-head.tsx'
import { messages } from './contact.model.ts'
import { useTicket } from './use-ticket.ts'

const contact = sva({
  slots: ['columns', 'form', 'title', 'pair', 'notice', 'aside', 'point', 'name', 'done'],
  base: {
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
      columnGap: '20',
      rowGap: '12',
      paddingTop: { base: '8', md: '14' },
      paddingBottom: { base: '14', md: '24' },
    },
    form: { display: 'grid', gap: '5', alignContent: 'start' },
    title: { textStyle: 'display.md', outline: 'none' },
    pair: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'start',
      gap: '5',
    },
    notice: { textStyle: 'body.sm', color: 'fg.muted', maxWidth: 'prose' },
    aside: { display: 'grid', gap: '8', alignContent: 'start' },
    point: {
      display: 'grid',
      justifyItems: 'start',
      gap: '1.5',
      paddingTop: '5',
      borderTopWidth: 'hairline',
      borderTopStyle: 'solid',
      borderColor: 'border.default',
      textStyle: 'body.md',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
    name: { textStyle: 'heading.md', color: 'fg.default' },
    done: {
      display: 'grid',
      gap: '5',
      justifyItems: 'start',
      alignContent: 'start',
      minHeight: { lg: '[29rem]' },
    },
  },
})

/** The contact form, and other ways to reach the firm. */
export default function Contact({ registration = config.registration }) {
  const slots = contact()
  return (
    <>
      <PageHead title={sitePages.contact.title}>
        Ask about a rule, a figure or an article. We will not call you to sell you anything.
      </PageHead>
      <Container className={slots.columns}>
        {config.contactFormUrl === '' ? <WriteInstead /> : <TicketForm />}
        <aside aria-label="Other ways to contact us" className={slots.aside}>
          {registrationFacts(registration).length > 0 && (
            <div className={slots.point}>
              <h2 className={slots.name}>The firm</h2>
              <FirmFacts registration={registration} />
            </div>
          )}
          {config.contactEmail && (
            <div className={slots.point}>
              <h2 className={slots.name}>By e-mail</h2>
              <p>
                <EmailLink />
              </p>
            </div>
          )}
          <div className={slots.point}>
            <h2 className={slots.name}>What we cannot answer</h2>
            <p>Which share to buy, and whether it is time to sell. Nothing here is a recommendation.</p>
          </div>
          <div className={slots.point}>
            <h2 className={slots.name}>A complaint</h2>
            <p>
              Write to us first. Our{' '}
              <TextLink asChild>
                <Link href={sitePages.disclosures.path}>disclosures</Link>
              </TextLink>{' '}
              name the next steps.
            </p>
          </div>
        </aside>
      </Container>
    </>
  )
}

/** For a site without a form service. */
function WriteInstead() {
  const slots = contact()
  return (
    <section className={slots.form} aria-labelledby="ticket">
      <h2 id="ticket" className={slots.title}>
        Need Help? Open a Ticket
      </h2>
      <p>
        {messages.writeInstead} <EmailLink />
      </p>
    </section>
  )
}

const EmailLink = () =>
  config.contactEmail && (
    <TextLink href={`mailto:${encodeURI(config.contactEmail)}`}>{config.contactEmail}</TextLink>
  )

function TicketForm() {
  const slots = contact()
  const form = useRef<HTMLFormElement>(null)
  const done = useRef<HTMLHeadingElement>(null)
  const ticket = useTicket(form)
  const { draft, fieldErrors, firstInvalidField, error, isSaving, isSaved, change, submit, writeAnother } =
    ticket
  const isHydrating = useIsHydrating()
  const privacy = safeUrl(config.privacyUrl)
  useEffect(() => {
    if (isSaved) done.current?.focus()
  }, [isSaved])

  const startAnother = () => {
    if (address.search()) address.write('', { isStep: false })
    writeAnother()
  }
  if (isSaved)
    return (
      <section className={slots.done} aria-labelledby="sent">
        <h2 id="sent" ref={done} tabIndex={-1} className={slots.title}>
          Thank you
        </h2>
        <Alert tone="positive">{messages.sent}</Alert>
        <Button asChild variant="outline">
          <ActionLink href={sitePages.contact.path} onAction={startAnother}>
            Write another message
          </ActionLink>
        </Button>
      </section>
    )

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form
      ref={form}
      method="post"
      action={config.contactFormUrl}
      // Without script another host's answer opens beside the page.
      target={isOwnForm(config.contactFormUrl) ? undefined : '_blank'}
      rel="noopener noreferrer"
      // Without script the browser checks the fields.
      noValidate={!isHydrating}
      onSubmit={onSubmit}
      aria-labelledby="ticket"
      className={slots.form}
    >
      <h2 id="ticket" className={slots.title}>
        Need Help? Open a Ticket
      </h2>
      <TextField
        label="Full name"
        name="name"
        type="text"
        autoComplete="name"
        maxLength={200}
        required
        value={draft.name}
        error={fieldErrors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className={slots.pair}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
          value={draft.email}
          error={fieldErrors.email}
          onChange={({ target }) => change({ email: target.value })}
        />
        <TextField
          label="Phone (optional)"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          value={draft.phone}
          error={fieldErrors.phone}
          onChange={({ target }) => change({ phone: target.value })}
        />
      </div>
      <TextAreaField
        label="Message"
        name="message"
        rows={6}
        maxLength={5000}
        required
        value={draft.message}
        error={fieldErrors.message}
        onChange={({ target }) => change({ message: target.value })}
      />
      {draft[SUBMISSION_FIELD] !== '' && (
        <input name={SUBMISSION_FIELD} type="hidden" value={draft[SUBMISSION_FIELD]} readOnly />
      )}
      {isOwnForm(config.contactFormUrl) && (
        <div aria-hidden className={css({ srOnly: true })}>
          <label>
            Website
            <input
              name={ROBOT_FIELD}
              type="text"
              tabIndex={-1}
              autoComplete="off"
              value={draft[ROBOT_FIELD]}
              onChange={({ target }) => change({ [ROBOT_FIELD]: target.value })}
            />
          </label>
        </div>
      )}
      <p className={slots.notice}>
        <span>
          We use your name, e-mail, phone number and message to answer you and for nothing else. To have them
          corrected or deleted, or to withdraw your consent, write to us in the same way.
        </span>{' '}
        {privacy && (
          <TextLink href={privacy} external>
            Privacy notice
          </TextLink>
        )}
      </p>
      {error !== null && !firstInvalidField && (
        <>
          <Alert tone="negative">{ticket.isUnknown ? messages.unknown : messages.notSent}</Alert>
          {config.contactEmail && (
            <p className={slots.notice}>
              {messages.orWrite} <EmailLink />
            </p>
          )}
        </>
      )}
      <div>
        <Button type="submit" size="lg" loading={isSaving}>
          {isSaving ? 'Sending...' : 'Send message'}
        </Button>
      </div>
    </form>
  )
}
