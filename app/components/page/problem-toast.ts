import { useEffect } from 'react'
import { toastOf } from '#app/copy/toasts.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { showToast } from '#app/ui/toast.tsx'

export function useProblemToast(problem: ErrorCode | null): void {
  useEffect(() => {
    if (problem) showToast({ ...toastOf(problem), id: problem })
  }, [problem])
}
