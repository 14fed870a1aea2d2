import { usePageAddress } from '#platform/address'

/** The id of the form of every like button. */
export const VISITOR_FORM = 'visitor-form'

/** In a form that the server answers with a redirect: the address to which it returns. */
export function ReturnAddress() {
  return <input type="hidden" name="returnTo" value={usePageAddress()} />
}

/** Carries what a like button posts without script. One for the page: a list has a dozen of buttons. */
export function VisitorForm() {
  return (
    <form id={VISITOR_FORM} method="post" hidden>
      <ReturnAddress />
    </form>
  )
}
