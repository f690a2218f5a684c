import { setTimeout as wait } from 'node:timers/promises';
import { checkOut, readProduct, Shopper } from '../shopper.ts';

/** Something that ended processes, at a time of `performance.now()`. */
interface Interruption {
  at: number;
}

interface Failure {
  what: string;
  begun: number;
  ended: number;
}

/** A shopper who notes what fails, and when it was under way. */
class WatchedShopper extends Shopper {
  readonly #failures: Failure[];

  constructor(url: string, headers: Record<string, string>, failures: Failure[]) {
    super(url, headers);
    this.#failures = failures;
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers are read the way a stranger reads JSON
  override async call(method: string, path: string, body?: unknown): Promise<any> {
    const begun = performance.now();
    try {
      return await super.call(method, path, body);
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
}

/** A person who met an error does not come again at once. */
const PAUSE_MS = 500;

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
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const one = async () => {
    while (performance.now() < end) {
      shoppersSoFar += 1;
      const own = shoppersSoFar;
      try {
        for (const product of [own, own + 1])
          await read(url, slugs[product % slugs.length] ?? '', failures);
        reads += 2;
        const address = { 'x-forwarded-for': `${run}-${own}` };
        const shopper = new WatchedShopper(url, address, failures);
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
  return { placed, checkoutsPerSecond: placed.length / took, reads, failures };
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

/** What failed without having been under way when something was ended. */
export const notInFlight = (failures: readonly Failure[], ends: readonly Interruption[]) =>
  failures.filter(({ begun, ended }) => !ends.some(({ at }) => begun <= at && at <= ended));
