import { Portal } from '@ark-ui/react/portal'
import { Toaster as Ark, createToaster, Toast } from '@ark-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { toast } from '#styled-system/recipes'
import { Button, IconButton } from './button.tsx'

/** The toasts at the top right. */
export const store = createToaster({
  placement: 'top-end',
  offsets: { top: 'var(--toast-top)', right: '1rem', bottom: '1rem', left: '1rem' },
  gap: 12,
  max: 4,
  duration: 6000,
})

/** The container of the toasts, made by Ark. */
export function Toasts() {
  const slots = toast()
  // Outside the page's root, because screen readers skip the root while a dialog is open.
  return (
    <Portal>
      <Ark toaster={store} className={slots.group}>
        {({ title, description, type, action }) => (
          <Toast.Root className={slots.root}>
            {type === 'success' ? (
              <CircleCheck aria-hidden className={slots.icon} />
            ) : type === 'error' || type === 'warning' ? (
              <CircleAlert aria-hidden className={slots.icon} />
            ) : (
              <Info aria-hidden className={slots.icon} />
            )}
            <div className={slots.content}>
              <Toast.Title className={slots.title}>{title}</Toast.Title>
              {description && (
                <Toast.Description className={slots.description}>{description}</Toast.Description>
              )}
              {action && (
                <Toast.ActionTrigger asChild>
                  <Button variant="outline" size="sm" className={slots.action}>
                    {action.label}
                  </Button>
                </Toast.ActionTrigger>
              )}
            </div>
            <Toast.CloseTrigger asChild>
              <IconButton aria-label="Dismiss" size="sm" className={slots.close}>
                <X aria-hidden />
              </IconButton>
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </Ark>
    </Portal>
  )
}
