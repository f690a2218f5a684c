import { TIME_ZONE } from '#kit/dates.ts';
import type { JobDefinition, Jobs, Listeners } from '#platform/jobs.ts';
import { DELIVER_MAIL } from '#platform/mail.ts';
import type { AppContext, Events } from '#registry/schema.ts';

/** Jobs and who hears which event, as the registry lists them. */
export interface ShopParts {
  jobs: readonly JobDefinition<AppContext, never>[];
  listeners: Listeners<AppContext, Events>;
}

/**
 * What nobody waits for in a past day: mails of the past are not sent, and what is derived of it is derived once it is over.
 */
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
  'print-invoices',
  'keep-figures',
  'keep-forecast',
  'index-products',
]);

/** The shop on a past day: what it does carries that moment, and what that sets off is run by `attempt`. */
export interface PastShop extends AppContext {
  /** Goes on to a moment of a day; never back. */
  goTo(day: Temporal.PlainDate, minute: number): void;
  /** Runs a job now, as its schedule would. */
  start(job: string, data?: object): Promise<void>;
  /** Does something, and what that and what was left over set off, oldest first; what fails is written to the log, and left. */
  attempt(what: string, act: () => Promise<unknown>): Promise<void>;
}

export function pastShop(today: AppContext, { jobs, listeners }: ShopParts): PastShop {
  let now = Temporal.Instant.fromEpochMilliseconds(0);
  const write: Jobs<Events>['send'] = async (tx, job, data) => {
    if (LEFT_OUT.has(job)) return;
    await tx
      .insertInto('demo_past_jobs')
      .values({ job, data: JSON.stringify(data) })
      .execute();
  };
  const start = async (job: string, data: object = {}) =>
    jobs.find(({ name }) => name === job)?.run(past, data as never);
  const past: PastShop = {
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
    goTo(day, minute) {
      const plainTime = new Temporal.PlainTime(Math.floor(minute / 60), minute % 60);
      const then = day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime }).toInstant();
      if (Temporal.Instant.compare(then, now) > 0) now = then;
    },
    async attempt(what, act) {
      try {
        await act();
      } catch (error) {
        today.log.error({ err: error, what, at: now.toString() }, 'a step of the year failed');
      }
      for (let next = await oldest(past); next; next = await oldest(past)) {
        const { id, job, data } = next;
        try {
          await start(job, data);
        } catch (error) {
          today.log.error(
            { err: error, job, data, at: now.toString() },
            'a job of the year failed',
          );
        }
        await past.db.deleteFrom('demo_past_jobs').where('id', '=', id).execute();
      }
    },
    start,
  };
  return past;
}

const oldest = ({ db }: Pick<AppContext, 'db'>) =>
  db.selectFrom('demo_past_jobs').selectAll().orderBy('id').limit(1).executeTakeFirst();
