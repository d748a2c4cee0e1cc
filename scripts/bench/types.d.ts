declare module 'autocannon' {
  interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: { readonly p50: number; readonly p97_5: number; readonly p99: number };
    readonly throughput: { readonly total: number };
    readonly non2xx: number;
    readonly errors: number;
    readonly timeouts: number;
  }
  type OnResponse = (client: object, status: number, bytes: number, milliseconds: number) => void;
  interface Instance extends Promise<Result> {
    readonly on: (event: 'response', listener: OnResponse) => void;
  }
  export default function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    /** Seconds; or the number of requests. */
    readonly duration?: number;
    readonly amount?: number;
    /** Requests a second, over all connections. */
    readonly overallRate?: number;
    /** Seconds for one response. */
    readonly timeout?: number;
    readonly headers?: Readonly<Record<string, string>>;
    /** Different requests instead of a repeated one. */
    readonly requests?: readonly {
      readonly method: string;
      readonly path?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly setupRequest?: (request: object) => object;
    }[];
  }): Instance;
}
