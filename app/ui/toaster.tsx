import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'

import { Spinner } from '#app/ui/spinner.tsx'

const icons = {
  success: <CircleCheck aria-hidden />,
  error: <CircleAlert aria-hidden />,
  info: <Info aria-hidden />,
  loading: <Spinner />,
}

export function Toaster({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return (
    <Sonner
      position="top-right"
      visibleToasts={20}
      expand
      gap={10}
      offset={16}
      mobileOffset={16}
      icons={icons}
      toastOptions={{ unstyled: true, className: 'toast' }}
    />
  )
}
