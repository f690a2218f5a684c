import { BoundedMap } from '#kit/bounded-map.ts';
import { DocumentCache } from '#platform/http/document-cache.ts';
import { AnswerCache } from '#services/answer-cache.ts';
import { faultyTransport, type NotedCalls } from '#standins/switches/calls.ts';
import { type Switch, switchesOf } from '#standins/switches/switches.ts';
import { createFront, type Front, type FrontParts } from './front.ts';

/** Sets of switches that are remembered; each has services and pages of its own. */
const MOST_FRONTS = 12;
const CACHED_RESPONSES = 300;

/**
 * Visitors with `/_dev/` switches get their own front: same data, other settings, injected faults,
 * and none of the shared caches.
 */
export function visitorFronts(usual: Front, parts: FrontParts, noted: NotedCalls) {
  const { appContext } = parts;
  const { clock, log, config } = appContext;
  const milliseconds = () => clock.now().epochMilliseconds;
  const fronts = new BoundedMap<Front>({
    mostEntries: MOST_FRONTS,
    mostBytes: Number.POSITIVE_INFINITY,
    sizeOf: () => 0,
  });
  const make = (switches: readonly Switch[], origin: string): Front => {
    const reached = { origin, own: `http://127.0.0.1:${config.PORT}` };
    const settings = Object.assign({}, ...switches.map((one) => one.settings?.(reached)));
    const faults = switches.flatMap(({ calls = [] }) => calls);
    const onProblem = (error: unknown) => log.error({ err: error }, 'document renewal failed');
    return createFront({
      ...parts,
      appContext: { ...appContext, config: { ...config, ...settings } },
      documents: new DocumentCache(0, milliseconds, onProblem),
      selections: new DocumentCache(0, milliseconds, onProblem),
      contentCache: new AnswerCache(milliseconds, { most: CACHED_RESPONSES }),
      searchCache: new AnswerCache(milliseconds, { most: CACHED_RESPONSES, lasts: 60_000 }),
      through: (send) => faultyTransport(send, faults, noted),
    });
  };
  return {
    /** The front that answers a request with these cookies, sent to this address. */
    of(cookies: string | undefined, url: string): Front {
      const switches = switchesOf(cookies);
      if (switches.length === 0) return usual;
      const { origin } = new URL(url);
      const key = [origin, ...switches.map(({ code }) => code)].join(' ');
      const front = fronts.get(key) ?? make(switches, origin);
      fronts.set(key, front);
      return front;
    },
    /** The data behind cached answers changed. */
    forget: () => fronts.clear(),
  };
}
