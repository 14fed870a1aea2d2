import { usePageAddress } from '#platform/navigation/address'

/** The id of the form of every like button. */
export const VISITOR_FORM = 'visitor-form'

/** A form field with the address to which the server redirects after the form is posted. */
export function ReturnAddress() {
  return <input type="hidden" name="returnTo" value={usePageAddress()} />
}

/** The form that like buttons post without script; all buttons of a page share it. */
export function VisitorForm() {
  return (
    <form id={VISITOR_FORM} method="post" hidden>
      <ReturnAddress />
    </form>
  )
}
