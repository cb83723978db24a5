import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { randomBytes } from 'node:crypto'
import { startPostgres, freshDatabase, freePort } from '#test/postgres.ts'
import { startRedis } from '#test/redis.ts'
import { startMailServer } from '#test/mail-server.ts'
import { layCable } from '#test/cable.ts'
import { startServer } from '#test/server-process.ts'

const postgres = await startPostgres()
const redis = await startRedis()
const mail = await startMailServer()
const url = await freshDatabase(postgres.url)
const cables = [await layCable(redis.port), await layCable(redis.port)]
const env = (at: number) => ({
  DATA_DIR: mkdtempSync('/tmp/attack-data-'),
  PUBLIC_URL: 'https://wishes.example.org',
  DATABASE_URL: url,
  REDIS_URL: `redis://127.0.0.1:${cables[at]!.port}`,
  AUTH_SECRET: secret,
  TRUST_PROXY: '127.0.0.1/32',
  SMTP_URL: mail.url,
  SUPPORT_EMAIL: 'help@example.org',
  ...JSON.parse(process.env.MORE ?? '{}'),
})
const secret = randomBytes(32).toString('hex')
const servers = await Promise.all([0, 1].map((at) => startServer(env(at), undefined, `/tmp/attack-log-${at}`)))
const control = createServer(async (req, res) => {
  const path = req.url ?? ''
  try {
    if (path === '/mails') res.end(JSON.stringify(mail.received))
    else if (path.startsWith('/freeze/')) { cables[Number(path.slice(8))]!.refuse(true); cables[Number(path.slice(8))]!.freeze(); res.end('ok') }
    else if (path.startsWith('/open/')) { cables[Number(path.slice(6))]!.refuse(false); res.end('ok') }
    else if (path.startsWith('/thaw/')) { cables[Number(path.slice(6))]!.refuse(false); cables[Number(path.slice(6))]!.cut(); res.end('ok') }
    else if (path === '/redis/kill') { await redis.kill(); res.end('ok') }
    else if (path === '/redis/start') { await redis.start(); res.end('ok') }
    else if (path === '/redis/empty') { await redis.empty(); res.end('ok') }
    else if (path === '/stop') { res.end('ok'); for (const s of servers) await s.end('SIGKILL'); await redis.kill(); await postgres.stop(); process.exit(0) }
    else res.end('?')
  } catch (e) { res.statusCode = 500; res.end(String(e)) }
})
const port = await freePort()
control.listen(port, '127.0.0.1')
writeFileSync('/tmp/attack-site.json', JSON.stringify({ url, control: `http://127.0.0.1:${port}`, a: servers[0]!.url, b: servers[1]!.url, redis: redis.url }))
console.log('ready')
