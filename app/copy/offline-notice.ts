import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/runtime-macro'
import type { OfflineNotice } from '#app/domain/no-connection.ts'

export function offlineNotice(words: I18n): OfflineNotice {
  return {
    asOf: words._(msg`No connection: this page is as of ${{ time: '{time}' }}.`),
    means: words._(msg`What was taken since does not show, and nothing can be marked as taken now.`),
    again: words._(msg`Try again`),
  }
}
