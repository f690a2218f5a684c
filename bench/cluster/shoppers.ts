import { setTimeout as wait } from 'node:timers/promises';
import { checkOut, readProduct, Shopper } from '../shopper.ts';

/** Something that ended processes, at a time of `performance.now()`. */
interface Interruption {
  at: number;
  /** The end of an outage it caused; without one only what was in flight may fail. */
  until?: number;
}

interface Failure {
  what: string;
  begun: number;
  ended: number;
}

/** A shopper who notes what fails, when it was under way, and when writes were answered. */
class WatchedShopper extends Shopper {
  readonly #failures: Failure[];
  readonly #onWritten: () => void;

  constructor(
    url: string,
    headers: Record<string, string>,
    failures: Failure[],
    onWritten: () => void,
  ) {
    super(url, headers);
    this.#failures = failures;
    this.#onWritten = onWritten;
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers are read the way a stranger reads JSON
  override async call(method: string, path: string, body?: unknown): Promise<any> {
    const begun = performance.now();
    try {
      const answer = await super.call(method, path, body);
      if (method !== 'GET') this.#onWritten();
      return answer;
    } catch (error) {
      this.#failures.push({ what: String(error), begun, ended: performance.now() });
      throw error;
    }
  }
}

interface Crowd {
  url: string;
  slugs: readonly string[];
  variants: readonly string[];
  shoppers: number;
  seconds: number;
}

export interface CrowdFigures {
  /** Tokens of the orders whose shoppers were told that they stand. */
  placed: string[];
  checkoutsPerSecond: number;
  reads: number;
  failures: Failure[];
  /** The longest time in which no read of a product was answered, in milliseconds. */
  longestWithoutRead: number;
  /** The same for writes: nobody could put anything into a cart or order. */
  longestWithoutWrite: number;
}

/** A person who met an error does not come again at once. */
const PAUSE_MS = 500;

/** The longest time between two calls of `note`, or since the start, in milliseconds. */
function silence() {
  let last = performance.now();
  let longest = 0;
  const note = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  return {
    note,
    longest: () => {
      note();
      return longest;
    },
  };
}

/** Nobody comes twice: a mailbox and an address may have few orders unpaid. */
let shoppersSoFar = 0;
const run = Date.now().toString(36);

/** The mailbox of a shopper of this run. */
export const mailbox = (shopper: number | '%') => `${run}-${shopper}@example.org`;

/**
 * So many shoppers who order for so many seconds, each with a mailbox and an address of their own, and
 * read two products before each order.
 */
export async function playCrowd(crowd: Crowd): Promise<CrowdFigures> {
  const { url, slugs, variants, shoppers, seconds } = crowd;
  const failures: Failure[] = [];
  const placed: string[] = [];
  let reads = 0;
  const readSilence = silence();
  const writeSilence = silence();
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const one = async () => {
    while (performance.now() < end) {
      shoppersSoFar += 1;
      const own = shoppersSoFar;
      try {
        for (const product of [own, own + 1]) {
          await read(url, slugs[product % slugs.length] ?? '', failures);
          readSilence.note();
          reads += 1;
        }
        const address = { 'x-forwarded-for': `${run}-${own}` };
        const shopper = new WatchedShopper(url, address, failures, writeSilence.note);
        const variant = variants[own % variants.length] ?? '';
        placed.push(await checkOut(shopper, variant, mailbox(own)));
      } catch (error) {
        // Noted where it happened; anything else is a fault of this bench.
        if (!failures.some(({ what }) => what === String(error))) throw error;
        await wait(PAUSE_MS);
      }
    }
  };
  await Promise.all(Array.from({ length: shoppers }, one));
  const took = (performance.now() - begun) / 1000;
  return {
    placed,
    checkoutsPerSecond: placed.length / took,
    reads,
    failures,
    longestWithoutRead: readSilence.longest(),
    longestWithoutWrite: writeSilence.longest(),
  };
}

async function read(url: string, slug: string, failures: Failure[]) {
  const begun = performance.now();
  try {
    await readProduct(url, slug);
  } catch (error) {
    failures.push({ what: String(error), begun, ended: performance.now() });
    throw error;
  }
}

/** What failed without having been under way when something was ended, or during its outage. */
export const notInFlight = (failures: readonly Failure[], ends: readonly Interruption[]) =>
  failures.filter(
    ({ begun, ended }) => !ends.some(({ at, until = at }) => begun <= until && at <= ended),
  );
