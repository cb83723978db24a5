import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '#app/server/database/embedded.ts'
import { Findings } from '#test/hard/findings.ts'
import { putMadeFolder } from '#test/hard/made-folder.ts'
import { makeRoom } from '#test/hard/small-disk.ts'
import type { StressTestResult } from '#test/hard/stress-test.ts'

const WITHIN_MS = 120_000

/** A disk that gets full between two checks: the engine ends with a message, and no acknowledged row is lost. */
export async function fullDiskOfEngine(disk: string): Promise<StressTestResult> {
  const found = new Findings()
  const folder = join(disk, 'alone')
  await putMadeFolder(folder)
  const ended = spawnSync(process.execPath, ['test/hard/until-the-engine-ends.ts', folder, disk], {
    encoding: 'utf8',
    timeout: WITHIN_MS,
  })
  const acknowledged = Number(ended.stdout.trim().split('\n').at(-1))
  found.must(ended.status === 1, `the process ended with ${ended.status ?? ended.signal}`)
  found.must(ended.stderr.includes('make room and start again'), `it said ${ended.stderr.slice(0, 500)}`)
  makeRoom(disk)
  const database = await openEmbedded(folder)
  const counted = sql`select count(*) from written where row <= ${acknowledged}`
  const { rows } = (await database.db.execute(counted)) as { rows: { count: string | number }[] }
  const kept = Number(rows[0]?.count)
  await database.close()
  found.must(acknowledged > 0 && kept === acknowledged, `of ${acknowledged} rows ${kept} are there`)
  return found.result(
    'an embedded engine without room for its log',
    `ended with a sentence after ${acknowledged} acknowledged rows; ${kept} there when opened again`,
  )
}
