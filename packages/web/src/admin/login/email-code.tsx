import { isApiError } from '@tarang/sdk'
import { useEffect, useRef, useState } from 'react'
import { extensions } from '#platform/extensions'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'

type Request = { status: 'idle' | 'sending' } | { status: 'sent' | 'failed'; text: string }

const whyNotSent = (error: unknown) =>
  (isApiError(error) && error.reason) || 'The code could not be sent by email. Please try again.'

interface EmailCodeProps {
  readonly phoneNumber: string
  /** Another step of the login is running. */
  readonly blocked: boolean
}

/** A second way to get the code, where SMS is down: by email. The next code replaces the one by SMS. */
export function EmailCode({ phoneNumber, blocked }: EmailCodeProps) {
  const [request, setRequest] = useState<Request>({ status: 'idle' })
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => () => leaving.current?.abort(), [])
  const send = async () => {
    const controller = new AbortController()
    leaving.current = controller
    setRequest({ status: 'sending' })
    try {
      const { status } = await extensions.login.sendEmailCode(phoneNumber, { signal: controller.signal })
      setRequest({ status: 'sent', text: status?.message ?? 'A code is on its way by email.' })
    } catch (error) {
      if (!controller.signal.aborted) setRequest({ status: 'failed', text: whyNotSent(error) })
    }
  }
  return (
    <div className={css({ display: 'grid', justifyItems: 'start', gap: '2' })}>
      <Button
        variant="plain"
        size="sm"
        loading={request.status === 'sending'}
        blocked={blocked}
        onClick={send}
      >
        Send the code by email instead
      </Button>
      {'text' in request && (
        <Alert tone={request.status === 'sent' ? 'positive' : 'negative'}>{request.text}</Alert>
      )}
    </div>
  )
}
