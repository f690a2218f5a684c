import { TIME_ZONE } from '#kit/dates.ts';
import type { JobDefinition, Jobs, Listeners } from '#platform/jobs.ts';
import { DELIVER_MAIL } from '#platform/mail.ts';
import { createTurns } from '#platform/turns.ts';
import type { AppContext, Events } from '#registry/schema.ts';

/** Jobs and the listeners of each event, from the registry. */
export interface ShopParts {
  jobs: readonly JobDefinition<AppContext, never>[];
  listeners: Listeners<AppContext, Events>;
}

/** Jobs not run for simulated days: past mails are not sent, and derived data is computed once at the end. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  DELIVER_MAIL,
  'send-order-confirmation',
  'send-parcels-notice',
  'send-cancellation-notice',
  'send-refund-notice',
  'send-taken-notice',
  'send-lost-notice',
  'send-lines-notice',
  'tell-payment-failed',
  'tell-subscription-change',
  'send-purchase-order',
  'send-stock-alerts',
  'send-return-label',
  'send-card-webhooks',
  'capture-shipped',
  'settle-payment',
  'print-invoices',
  'keep-figures',
  'keep-forecast',
  'index-products',
]);

/** Jobs that assign consecutive numbers: run in order, one at a time. */
const NUMBERED: ReadonlySet<string> = new Set([
  'renew-subscription',
  'issue-invoice',
  'issue-credit-note',
]);

/** Number of independent actions run concurrently. */
export const LANES = 4;

/**
 * The application context on a past day: everything done with it has that time, and the jobs it
 * queues are run by `attempt`.
 */
export interface PastShop extends AppContext {
  /** Moves the clock forward to a minute of a day; never back. */
  goTo(day: Temporal.PlainDate, minute: number): void;
  /** Runs a job now, as its schedule would. */
  start(job: string, data?: object): Promise<void>;
  /** Runs an action and then the jobs it queued; a failure is logged and skipped. */
  attempt(what: string, act: () => Promise<unknown>): Promise<void>;
  /**
   * Runs an action for each item, several concurrently, each with its own copy of the clock; a failure is logged and skipped.
   * Jobs they queued and did not run themselves are run afterwards in the order of the items.
   */
  spread<T>(
    what: string,
    items: readonly T[],
    run: (shop: PastShop, item: T, place: number) => Promise<unknown>,
  ): Promise<void>;
}

/**
 * `at` is a moment of the past, by default the epoch; `lanes` is the number of concurrent actions.
 */
export function pastShop(
  today: AppContext,
  parts: ShopParts,
  { at = Temporal.Instant.fromEpochMilliseconds(0), lanes = LANES } = {},
): PastShop & { takeUp(): Promise<void>; setOff: number[] } {
  const { jobs, listeners } = parts;
  let now = at;
  /** Ids of queued jobs to run; a job whose transaction was rolled back is not found then. */
  const setOff: number[] = [];
  const write: Jobs<Events>['send'] = async (tx, job, data) => {
    if (LEFT_OUT.has(job)) return;
    const { id } = await tx
      .insertInto('demo_past_jobs')
      .values({ job, data: JSON.stringify(data) })
      .returning('id')
      .executeTakeFirstOrThrow();
    setOff.push(id);
  };
  const start = async (job: string, data: object = {}) =>
    jobs.find(({ name }) => name === job)?.run(past, data as never);
  const isolated = async (what: string, act: () => Promise<unknown>, data?: unknown) => {
    try {
      await act();
    } catch (error) {
      const words = 'a step of the year failed';
      today.log.error({ err: error, what, data, at: now.toString() }, words);
    }
  };
  const past: ReturnType<typeof pastShop> = {
    ...today,
    config: { ...today.config, WAREHOUSE_STANDIN: 'at_once' },
    clock: {
      now: () => now,
      today: () => now.toZonedDateTimeISO(TIME_ZONE).toPlainDate(),
      move: () => undefined,
    },
    jobs: {
      send: write,
      announce: async (tx, event, payload) => {
        if (event === 'mail.queued') {
          const { mailId } = payload as Events['mail.queued'];
          await tx.deleteFrom('mails').where('id', '=', mailId).execute();
        }
        for (const { name } of listeners[event]) await write(tx, name, payload);
      },
    },
    setOff,
    goTo(day, minute) {
      const plainTime = new Temporal.PlainTime(Math.floor(minute / 60), minute % 60);
      const then = day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime }).toInstant();
      if (Temporal.Instant.compare(then, now) > 0) now = then;
    },
    async takeUp() {
      const rows = await past.db.selectFrom('demo_past_jobs').select('id').orderBy('id').execute();
      setOff.push(...rows.map(({ id }) => id));
      await follow(past, isolated);
    },
    async attempt(what, act) {
      await isolated(what, act);
      await follow(past, isolated);
    },
    async spread(what, items, run) {
      const inTurn = createTurns(lanes, Number.POSITIVE_INFINITY);
      const own = items.map(() => pastShop(today, parts, { at: now, lanes: 1 }));
      await Promise.all(
        own.map((shop, place) =>
          inTurn(() => {
            const item = items[place] as (typeof items)[number];
            return isolated(what, () => run(shop, item, place), item);
          }),
        ),
      );
      setOff.push(...own.flatMap((shop) => shop.setOff));
    },
    start,
  };
  return past;
}

/**
 * Runs the queued jobs, and those they queue. Jobs are idempotent, so running one twice is
 * harmless.
 */
async function follow(
  past: PastShop & { setOff: number[] },
  isolated: (what: string, act: () => Promise<unknown>, data?: unknown) => Promise<void>,
): Promise<void> {
  while (past.setOff.length > 0) {
    const ids = past.setOff.splice(0);
    const rows = await past.db
      .selectFrom('demo_past_jobs')
      .selectAll()
      .where('id', 'in', ids)
      .execute();
    const found = new Map(rows.map((row) => [row.id, row]));
    const due = ids.flatMap((id) => found.get(id) ?? []);
    // Jobs about the same item run one after the other.
    const groups = Map.groupBy(due, ({ job, data }) =>
      NUMBERED.has(job) ? 'numbered' : JSON.stringify(data),
    );
    await past.spread('jobs', [...groups.values()], async (shop, group) => {
      for (const { job, data } of group) await isolated(job, () => shop.start(job, data), data);
    });
    await past.db.deleteFrom('demo_past_jobs').where('id', 'in', ids).execute();
  }
}
