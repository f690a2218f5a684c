import { afterEach, beforeEach } from 'vitest';
import { goToNoon } from './go-to-noon.ts';
import { jobRunner } from './run-jobs.ts';
import type { TestShop } from './shop.ts';
import { stockShop } from './stocked-shop.ts';
import { subscribers } from './subscriber.ts';

/** A shop with subscriptions whose days go by. For tests. */
export function renewals(shop: TestShop) {
  const { appContext, database } = shop;
  const people = subscribers(shop);
  const { run, start, lose } = jobRunner(shop);
  // Days and months go by, and no parcel leaves: money is taken at once.
  beforeEach(() => {
    appContext.config.CAPTURE_AT = 'order';
    return stockShop(appContext);
  });
  afterEach(() => appContext.clock.move(new Temporal.Duration()));

  // biome-ignore lint/suspicious/noExplicitAny: tests look into rows of every shape
  const query = async (text: string, ...values: unknown[]): Promise<any[]> =>
    (await database.pool.query(text, values)).rows;

  const goTo = (date: string) => goToNoon(appContext.clock, date);
  /** What the schedules of a day do, and every job they write. */
  const live = async () => {
    await start('renew-subscriptions');
    await run();
  };
  const subscription = async (code: string) =>
    (await query('select * from subscriptions where code = $1', code))[0];
  /** Its deliveries in their order, with the state of the order and of the money of each. */
  const cycles = (code: string) =>
    query(
      `select c.id, c.number, c.state, c.planned_date as "plannedDate",
              c.shipping_date as "shippingDate", o.payment_state as money,
              o.token, o.total, o.id as "orderId", o.number as "orderNumber"
       from subscription_cycles c join subscriptions s on s.id = c.subscription_id
       left join orders o on o.id = c.order_id where s.code = $1 order by c.number`,
      code,
    );
  /** The day the open delivery leaves. */
  const dueDate = async (code: string): Promise<string> =>
    (await cycles(code)).at(-1)?.shippingDate;
  const goToDue = async (code: string, more = 0) =>
    goTo(
      Temporal.PlainDate.from(await dueDate(code))
        .add({ days: more })
        .toString(),
    );
  /** What the card of every subscription does from now on: the name of a test card. */
  const cardsBecome = (testCard: string) =>
    query('update standin_cards set test_card = $1', testCard);
  const charges = () =>
    query('select state, amount from standin_charges where not is_setup order by created_at');
  /** What was written to customers, its no-break spaces as plain ones. */
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
    dueDate,
    cardsBecome,
    charges,
    mails,
  };
}
