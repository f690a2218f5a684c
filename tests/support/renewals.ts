import { afterEach, beforeEach } from 'vitest';
import { goToNoon } from './go-to-noon.ts';
import { jobRunner } from './run-jobs.ts';
import type { TestShop } from './shop.ts';
import { stockShop } from './stocked-shop.ts';
import { subscribers } from './subscriber.ts';

/** A shop with subscriptions over simulated days. */
export function renewals(shop: TestShop) {
  const { appContext, database } = shop;
  const people = subscribers(shop);
  const { run, start, lose } = jobRunner(shop);
  // No parcel leaves in these tests, so payments are captured immediately.
  beforeEach(() => {
    appContext.config.CAPTURE_AT = 'order';
    return stockShop(appContext);
  });
  afterEach(() => appContext.clock.move(new Temporal.Duration()));

  // biome-ignore lint/suspicious/noExplicitAny: tests look into rows of every shape
  const query = async (text: string, ...values: unknown[]): Promise<any[]> =>
    (await database.pool.query(text, values)).rows;

  const goTo = (date: string) => goToNoon(appContext.clock, date);
  /** Runs the schedules of a day, and all queued jobs. */
  const live = async () => {
    await start('renew-subscriptions');
    await run();
  };
  const subscription = async (code: string) =>
    (await query('select * from subscriptions where code = $1', code))[0];
  /** Deliveries in order, with the state of each order and payment. */
  const cycles = (code: string) =>
    query(
      `select c.id, c.number, c.state, c.planned_date as "plannedDate",
              c.shipping_date as "shippingDate", o.payment_state as money,
              o.token, o.total, o.id as "orderId", o.number as "orderNumber"
       from subscription_cycles c join subscriptions s on s.id = c.subscription_id
       left join orders o on o.id = c.order_id where s.code = $1 order by c.number`,
      code,
    );
  /** The dispatch date of the open delivery. */
  const shippingDateOf = async (code: string): Promise<string> =>
    (await cycles(code)).at(-1)?.shippingDate;
  const goToDue = async (code: string, more = 0) =>
    goTo(
      Temporal.PlainDate.from(await shippingDateOf(code))
        .add({ days: more })
        .toString(),
    );
  /** Makes the card of every subscription behave like a named test card. */
  const cardsBecome = (testCard: string) =>
    query('update standin_cards set test_card = $1', testCard);
  const charges = () =>
    query('select state, amount from standin_charges where not is_setup order by created_at');
  /** Mails to customers, with no-break spaces replaced. */
  const mails = async (kind: string) =>
    (
      await query('select recipient, subject, text from mails where kind = $1 order by id', kind)
    ).map(({ text, ...mail }) => ({ ...mail, text: text.replaceAll(/[\u00a0\u202f]/g, ' ') }));
  return {
    ...people,
    query,
    goTo,
    goToDue,
    live,
    run,
    start,
    lose,
    subscription,
    cycles,
    shippingDateOf,
    cardsBecome,
    charges,
    mails,
  };
}
