import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { databaseProblem } from '#app/server/database/reachable.ts'
import { type Certificate, makeCertificate } from '#test/programs/certificate.ts'
import { type PostgresServer, startPostgres } from '#test/programs/postgres.ts'
import { ownFolder } from '#test/own-folder.ts'

const UNKNOWN =
  /certificate is of no authority .* NODE_EXTRA_CA_CERTS=<file>.*\?sslmode=verify-full&sslrootcert=<file>/

describe.runIf(inject('postgres'))('a Postgres that takes users over TLS only', () => {
  const folder = ownFolder(afterAll)
  let certificate: Certificate
  let server: PostgresServer
  beforeAll(async () => {
    certificate = makeCertificate(folder, 'localhost', '127.0.0.1')
    server = await startPostgres(certificate)
  })
  afterAll(() => server.stop())

  test.each([
    ['without TLS', '', /takes it over TLS only: then put \?sslmode=verify-full at the end$/],
    ['sslmode=disable', '?sslmode=disable', /over TLS only/],
    ['an unknown authority', '?sslmode=verify-full', UNKNOWN],
    ['sslmode=require', '?sslmode=require', UNKNOWN],
    [
      'a file that is not there',
      '?sslmode=verify-full&sslrootcert=/nowhere.pem',
      /a file that it names for TLS is not there/,
    ],
    ['sslmode=no-verify', '?sslmode=no-verify', /^none$/],
    ['a user that is not there', '?sslmode=no-verify&user=rosa', /^it refuses the user, or its address$/],
  ])('%s', async (_what, options, words) => {
    const problem = await databaseProblem(server.url + options)
    expect(problem ?? 'none').toMatch(words)
  })

  test('its own certificate is trusted, for the names that stand in it', async () => {
    const options = `?sslmode=verify-full&sslrootcert=${encodeURIComponent(certificate.certFile)}`
    expect(await databaseProblem(server.url + options)).toBeUndefined()
    const elsewhere = makeCertificate(ownFolder(), 'db.example')
    const other = await startPostgres(elsewhere)
    const trusting = `?sslmode=verify-full&sslrootcert=${encodeURIComponent(elsewhere.certFile)}`
    expect(await databaseProblem(other.url + trusting)).toMatch(/certificate is for another name/)
    await other.stop()
  })

  test('one without TLS says so', async () => {
    expect(await databaseProblem(`${inject('postgres')}?sslmode=verify-full`)).toBe(
      'it speaks no TLS; leave out sslmode',
    )
  })
})

test.each([
  ['28P01', /refuses user or password.*%40/],
  ['53300', /no connection left/],
  ['57P03', /still starting/],
  ['', /^it does not answer$/],
])('of one that answers everybody with "%s" it says why', async (code, words) => {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mno\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  const server = createServer((socket) => {
    socket.once('data', () => code && socket.end(Buffer.concat([head, fields])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await databaseProblem(`postgres://rosa@127.0.0.1:${port}/b`, 500)).toMatch(words)
  server.close()
})

test.each([
  ['no host of that name', 'postgres://nowhere.invalid/b', /no host of that name|cannot be looked up now/],
  ['nobody', 'postgres://127.0.0.1:1/b', /nothing answers there; is the database running\?/],
])('%s', async (_what, url, words) => {
  expect(await databaseProblem(url)).toMatch(words)
})
