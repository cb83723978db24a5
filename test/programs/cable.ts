import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy that can fail as networks do. */
export interface Cable {
  port: number
  /** Existing connections carry nothing more, but stay open. */
  freeze(): void
  thaw(): void
  cut(): void
  /** Refuses new connections, or accepts them again. */
  refuse(refusing: boolean): void
  close(): Promise<void>
}

export async function layCable(target: number): Promise<Cable> {
  const ends = new Set<Socket>()
  let refusing = false
  const server = createServer((near) => {
    near.on('error', () => {})
    if (refusing) return near.destroy()
    const far = connect(target, '127.0.0.1')
    far.on('error', () => {})
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.once('close', () => {
        ends.delete(from)
        to.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => ends.forEach((end) => end.pause()),
    thaw: () => ends.forEach((end) => end.resume()),
    cut: () => ends.forEach((end) => end.destroy()),
    refuse: (now) => (refusing = now),
    async close() {
      server.close()
      ends.forEach((end) => end.destroy())
      await once(server, 'close')
    },
  }
}

/** A cable to the server of an address, and the address through it. */
export async function layCableTo(address: string): Promise<{ cable: Cable; through: string }> {
  const through = new URL(address)
  const cable = await layCable(Number(through.port))
  through.port = String(cable.port)
  return { cable, through: through.href }
}
