import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('routes/system/frame.tsx', [
    index('routes/home/home.tsx'),

    route('gift/:slug', 'routes/gift/gift.tsx'),
    route('gift/:slug/take', 'routes/gift/take-idea.tsx'),
    route('gift/:slug/free', 'routes/gift/ask-to-free.tsx'),
    route('gift/:slug/message', 'routes/gift/write-to-organiser.tsx'),
    route('gift/:slug/calendar.ics', 'routes/gift/calendar-entry.ts'),
    route('gift/:slug/qr.svg', 'routes/gift/qr-code.ts'),
    route('gift/:slug/card.png', 'routes/gift/gift-card.ts'),

    layout('routes/system/other-pages.tsx', [
      route('card.png', 'routes/home/home-card.ts'),
      route('privacy', 'routes/privacy/privacy.tsx'),
      route('robots.txt', 'routes/system/robots.ts'),
      route('sitemap.xml', 'routes/system/sitemap.ts'),

      route('signin', 'routes/account/sign-in.tsx'),
      route('signup', 'routes/account/sign-up.tsx'),
      route('reset-password', 'routes/account/reset-password.tsx'),
      route('update-password', 'routes/account/update-password.tsx'),
      route('signout', 'routes/account/sign-out.ts'),
      route('password-advice', 'routes/account/password-advice.ts'),
      route('auth/callback', 'routes/account/email-verified.tsx'),
      route('auth/session', 'routes/account/session.ts'),
      route('resend-verification', 'routes/account/resend-verification.tsx'),
      route('confirm-email', 'routes/account/confirm-email.tsx'),
      route('report', 'routes/report/report.tsx'),
      route('takedown/:kind/:id/:until/:signature', 'routes/report/takedown.tsx'),
      route('unsubscribe/:mail/:userId/:signature', 'routes/account/unsubscribe.tsx'),

      route('create-gift-profile', 'routes/create/create-gift-profile.tsx'),

      ...prefix('portal', [
        layout('routes/portal/portal.tsx', [
          index('routes/portal/to-profile-list.ts'),
          route('profile', 'routes/portal/profile-list.tsx'),
          route('profile/:id/status', 'routes/portal/toggle-status.ts'),
          route('profile/:id/complete', 'routes/portal/complete-profile.tsx'),
          route('profile/:id/delete', 'routes/portal/delete-profile.tsx'),
          route('share/:id', 'routes/portal/share.tsx'),
          route('share/:id/duplicate', 'routes/portal/share-duplicate.ts'),
          route('share/:id/renew', 'routes/portal/share-renew-link.tsx'),
          route('undo', 'routes/portal/undo.ts'),
          route('keep-temporary-profile', 'routes/portal/keep-temporary-profile.ts'),
          route('edit/:id', 'routes/portal/edit-profile.tsx'),
          route('suggestions/:id', 'routes/portal/suggestions.tsx'),
          route('suggestions/:id/ideas.csv', 'routes/portal/ideas-csv.ts'),
          route('suggestions/:id/available', 'routes/portal/make-available.ts'),
          route('suggestions/:id/pause', 'routes/portal/pause-takes.ts'),
          route('suggestions/:id/renew', 'routes/portal/renew-ideas.ts'),
          route('suggestions/:id/taste', 'routes/portal/forget-taste.ts'),
          route('suggestions/:id/generate', 'routes/portal/generate.ts'),
          route('settings', 'routes/portal/settings.tsx'),
          route('settings/mails', 'routes/portal/choose-mails.ts'),
          route('settings/data', 'routes/portal/download-data.ts'),
          route('settings/email', 'routes/portal/change-email.tsx'),
          route('settings/email/again', 'routes/portal/change-email-again.tsx'),
          route('settings/email/cancel', 'routes/portal/change-email-cancel.ts'),
          route('settings/sessions', 'routes/portal/end-other-sessions.ts'),
          route('settings/delete-account', 'routes/portal/delete-account.tsx'),
          route('*', 'routes/portal/to-profile-list.ts', { id: 'portal-elsewhere' }),
        ]),
      ]),

      ...prefix('quiz', [
        route('start', 'routes/quiz/start.tsx'),
        route('question/:id', 'routes/quiz/question.tsx'),
        route('share', 'routes/quiz/share.tsx'),
        route('play/:quizId/:question?', 'routes/quiz/play.tsx'),
        route('play/:quizId/card.png', 'routes/quiz/play-card.ts'),
        route('results/:quizId', 'routes/quiz/results.tsx'),
        route('expired', 'routes/quiz/expired.tsx'),
        route('card/:card', 'routes/quiz/quiz-card.ts'),
        route('mom-vibe/:step?', 'routes/mom-quiz/mom-quiz.tsx'),
        route('*', 'routes/quiz/quiz-not-found.tsx'),
      ]),

      route('analytics', 'routes/analytics/analytics.tsx'),
      route('analytics/counts.csv', 'routes/analytics/counts.ts'),

      route('*', 'routes/system/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
