import autocannon from 'autocannon';

export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const WARM_UP_SECONDS = 2;

/** Requests per second on the given paths in turn, over `connections` keep-alive connections. */
export async function measurePaths(
  url: string,
  paths: readonly string[],
  connections = 8,
  headers: Record<string, string> = {},
): Promise<Figures> {
  const options = { url, connections, headers, requests: paths.map((path) => ({ path })) };
  await autocannon({ ...options, duration: WARM_UP_SECONDS });
  const result = await autocannon({ ...options, duration: SECONDS });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

/** Whole flows per second, and how many were done, with `shoppers` of them going on at any time. */
export async function measureFlow(
  flow: (shopper: number) => Promise<unknown>,
  shoppers: number,
): Promise<Figures & { done: number }> {
  const times: number[] = [];
  let failed = 0;
  let nth = 0;
  const began = performance.now();
  const end = began + SECONDS * 1000;
  const shop = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      nth += 1;
      try {
        await flow(nth);
        times.push(performance.now() - started);
      } catch (error) {
        failed += 1;
        if (failed === 1) console.error('First failed flow:', error);
      }
    }
  };
  await Promise.all(Array.from({ length: shoppers }, shop));
  // Slow flows end long after the last of them began.
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    done: times.length,
    perSecond: times.length / took,
    p50: at(0.5),
    p99: at(0.99),
    failed,
  };
}
