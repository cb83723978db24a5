import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serverBuild } from '#test/server-build.ts'

test('every route that takes posts has an action in the browser, which says when no answer comes', async () => {
  const { routes } = await serverBuild()
  const silent = Object.values(routes).flatMap((route) =>
    route?.module.action && !('clientAction' in route.module) ? [route.id] : [],
  )
  // Asked by `fetch`, which no page goes away for.
  expect(silent.toSorted()).toEqual([
    'routes/account/password-advice.route',
    'routes/account/session.route',
    'routes/portal/pictures/look-up.route',
    'routes/portal/pictures/own-picture.route',
  ])
})

test('no loader in the browser runs on hydration: React Router would forget why a form was refused before', async () => {
  const { routes } = await serverBuild()
  const hydrating = Object.values(routes).filter((route) => {
    const { clientLoader } = (route?.module ?? {}) as { clientLoader?: { hydrate?: boolean } }
    return clientLoader?.hydrate
  })
  expect(hydrating.map((route) => route?.id)).toEqual([])
})

test('every form that posts is one that says so: React Router’s own only searches', () => {
  const own = globSync('app/**/*.tsx').filter((file) =>
    /import [^;']*\bForm\b[^']*'react-router'|fetcher\.Form/.test(readFileSync(file, 'utf8')),
  )
  expect(own.toSorted()).toEqual([
    'app/components/forms/form.tsx',
    'app/routes/analytics/range-form.tsx',
    // Its post is sent again by itself until it is answered.
    'app/routes/portal/ideas/generating-ideas.tsx',
    'app/routes/portal/profiles/profile-search.tsx',
  ])
})
