declare module 'autocannon' {
  interface Request {
    method: string
    headers: Record<string, string>
    body?: string
  }

  /** The part of autocannon's options and result that the benchmarks use. */
  export interface Options {
    url: string
    connections: number
    duration?: number
    amount?: number
    requests: {
      method?: string
      path?: string
      headers?: Record<string, string>
      setupRequest?(request: Request, context: { at?: number }): Request
      onResponse?(
        status: number,
        body: string,
        context: { at?: number },
        headers: Record<string, string>,
      ): void
    }[]
  }

  export interface Result {
    requests: { average: number; total: number }
    latency: { p99: number }
    duration: number
    errors: number
    timeouts: number
    non2xx: number
    '1xx': number
    '2xx': number
    '3xx': number
    '4xx': number
    '5xx': number
  }

  export default function autocannon(options: Options): Promise<Result>
}
