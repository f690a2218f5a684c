import { expect, test } from 'vitest';
import { plannedChanges } from '../../../../tests/support/planned-changes.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { subscribe, query, run, start, goTo, goToDue, live, cycles, mails, as, call, ...team } =
  plannedChanges(shop);
const { inDays, prices, plan, read, rows, carry, tokenOf, answer, subscription } = team;

const OLD = 261;
const NEW = 279;
const SHIPPING = 490;
const newsletters = () => mails('planned-change');
const priceOf = async (channel: string) =>
  (
    await query(
      `select cents from price_history where variant_code = $1 and channel_code = $2
         and kind = 'subscription' and valid_to is null`,
      TIN,
      channel,
    )
  )[0].cents;
/** Nobody takes the letters: their jobs are gone. */
const loseMails = () => query("delete from pgboss.job where name = 'deliver-mail'");

test('REL-42 the team sees beforehand whom a new price touches, and what it is worth a month', async () => {
  await subscribe('lea@example.org');
  await subscribe('noe@example.org', [TIN, 10, { subscriptionInterval: 62 }]);
  const merchandising = await as('merchandising');
  const { body, status } = await merchandising('POST', '/planned-changes/preview', prices(310));
  expect(status).toBe(200);
  const monthly = (price: number) =>
    Math.round((4 * price * 365.25) / 12 / 31 + (10 * price * 365.25) / 12 / 62);
  expect(body).toMatchObject({
    subscriptions: 2,
    customers: 2,
    announceOn: inDays(10),
    monthlyBefore: monthly(OLD),
    monthlyAfter: monthly(NEW),
    effects: [{ variantCode: TIN, channel: 'FR_WEB', before: OLD, after: NEW }],
  });
  expect(await query('select * from planned_changes')).toEqual([]);
  for (const role of ['support', 'accounting'] as const)
    expect((await (await as(role))('POST', '/planned-changes', prices(310))).status).toBe(403);
});

test('REL-42 what cannot be planned is refused under its field, in words', async () => {
  await subscribe();
  const merchandising = await as('merchandising');
  const refused = async (body: object) => {
    const answer = await merchandising('POST', '/planned-changes', body);
    expect(answer.status).toBe(422);
    expect(answer.body.violations[0].message).not.toMatch(/^planned_change|\{\{/);
    return answer.body.violations[0].propertyPath;
  };
  expect(await refused(prices(310, { appliesOn: inDays(29) }))).toBe('appliesOn');
  expect(await refused(prices(310, { noticeDays: 20 }))).toBe('noticeDays');
  expect(await refused(prices(290))).toBe('prices');
  expect(await refused(prices(310, { channels: ['XX_WEB'] }))).toBe('prices');
  expect(await refused(prices(900))).toBe('confirmed');
  expect(await refused(prices(310, { reason: ' ' }))).toBe('reason');
  const bowl = [{ variantCode: '10012345', cents: 4500 }];
  expect(await refused(prices(0, { prices: bowl }))).toBe('prices');
  expect((await plan(prices(310))).status).toBe(204);
  expect(await refused(prices(320))).toBe('prices');
  expect((await merchandising('GET', '/planned-changes/999')).status).toBe(404);
});

test('REL-42 every subscriber gets one notice in time, and pays the new price from that day on', async () => {
  const { code } = await subscribe();
  const second = await subscribe('lea@example.org', [TIN, 2, { subscriptionInterval: 62 }]);
  const { id } = await plan(prices(310));
  await carry();
  expect(await newsletters()).toEqual([]);
  await goTo(inDays(10));
  await Promise.all([1, 2].map(() => start('carry-planned-changes')));
  await carry();
  const [content, ...others] = await newsletters();
  expect(others).toEqual([]);
  expect(content.recipient).toBe('lea@example.org');
  for (const word of [code, second.code, '2,61 €', '2,79 €', 'Le poulet coûte plus.', 'sans frais'])
    expect(content.text).toContain(word);
  expect(content.text).not.toMatch(/planned-changes\.|undefined|\{\{/);
  expect(await read(id)).toMatchObject({ state: 'planned', touched: 2, standings: { told: 2 } });

  await goToDue(code);
  await live();
  expect((await cycles(code))[1]).toMatchObject({ money: 'paid', total: 4 * OLD + SHIPPING });
  const [{ applies_on: day }] = await query('select applies_on from planned_changes');
  await goTo(day);
  await carry();
  expect(await priceOf('FR_WEB')).toBe(NEW);
  expect(await priceOf('BE_WEB')).toBe(OLD);
  expect(await read(id)).toMatchObject({ state: 'applied', standings: { applied: 2 } });
  await goToDue(code);
  await live();
  expect((await cycles(code))[2]).toMatchObject({ money: 'paid', total: 4 * NEW + SHIPPING });
  expect(await newsletters()).toHaveLength(1);
});

test('REL-42 whose notice did not go out keeps the old price until they were notified in time', async () => {
  // Far enough apart that no feast day brings the next delivery into the notice.
  const { code } = await subscribe('lea@example.org', [TIN, 4, { subscriptionInterval: 62 }]);
  const { id } = await plan(prices(310));
  await goTo(inDays(10));
  await start('carry-planned-changes');
  await loseMails();
  await goTo(inDays(30));
  await carry();
  expect(await read(id)).toMatchObject({ state: 'applied', standings: { mail_failed: 1 } });
  expect(await priceOf('FR_WEB')).toBe(NEW);
  await goToDue(code);
  await live();
  expect((await cycles(code))[1].total).toBe(4 * OLD + SHIPPING);

  const [{ id: mailId }] = await query("select id from mails where kind = 'planned-change'");
  await start('deliver-mail', { mailId });
  await carry();
  const notified = shop.appContext.clock.today();
  const [{ until }] = await query('select until from kept_prices');
  expect(until).toBe(notified.add({ days: 30 }).toString());
  expect(await read(id)).toMatchObject({ standings: { told: 1 } });
  await goToDue(code);
  await carry();
  await live();
  expect((await cycles(code))[2].total).toBe(4 * NEW + SHIPPING);
  expect(await read(id)).toMatchObject({ standings: { applied: 1 } });
  expect(await newsletters()).toHaveLength(1);
});

test('REL-42 a crash between two notices sends neither twice, and the rest later', async () => {
  await subscribe('lea@example.org');
  await subscribe('noe@example.org');
  await subscribe('eva@example.org');
  const { id } = await plan(prices(310));
  await goTo(inDays(10));
  // The machine dies as it writes to the second of them.
  await query(`create function die() returns trigger as
    $$ begin raise exception 'the machine died'; end $$ language plpgsql`);
  await query(`create trigger die before insert on mails for each row
    when (new.recipient <> 'lea@example.org') execute function die()`);
  await expect(start('carry-planned-changes')).rejects.toThrow();
  await query('drop function die cascade');
  expect((await rows(id)).map(({ standing }: { standing: string }) => standing)).toEqual([
    'written',
    'waiting',
    'waiting',
  ]);
  await Promise.all([1, 2, 3].map(() => start('carry-planned-changes')));
  await carry();
  expect((await newsletters()).map(({ recipient }) => recipient).toSorted()).toEqual([
    'eva@example.org',
    'lea@example.org',
    'noe@example.org',
  ]);
});

test('REL-42 SUB-04 from the notice one pauses or leaves, also before the second delivery', async () => {
  const lea = await subscribe('lea@example.org');
  const noe = await subscribe('noe@example.org');
  const { id } = await plan(prices(310));
  await goTo(inDays(10));
  await carry();
  const shown = await call('GET', `/announced-changes/${await tokenOf('lea@example.org')}`);
  expect(shown.body).toMatchObject({
    kind: 'price',
    reason: 'Le poulet coûte plus.',
    alternatives: [],
    subscriptions: [
      {
        code: lea.code,
        answers: ['accept', 'pause', 'leave'],
        answer: null,
        lines: [{ variantCode: TIN, quantity: 4, before: OLD, after: NEW }],
      },
    ],
  });
  const leave = { subscription: lea.code, answer: 'leave' };
  expect((await answer('lea@example.org', leave)).status).toBe(204);
  expect((await subscription(lea.code)).status).toBe('stopped');
  expect((await answer('lea@example.org', leave)).status).toBe(422);
  const pause = { subscription: noe.code, answer: 'pause' };
  expect((await answer('noe@example.org', pause)).status).toBe(204);
  expect((await subscription(noe.code)).status).toBe('paused');
  expect((await answer('noe@example.org', { ...pause, subscription: lea.code })).status).toBe(404);
  expect((await answer('noe@example.org', { ...pause, answer: 'keep' })).status).toBe(422);
  expect((await answer('noe@example.org', { ...pause, answer: 'odd' })).status).toBe(422);
  expect((await call('GET', '/announced-changes/nobody')).status).toBe(404);
  await run();
  expect(await mails('termination-confirmation')).toHaveLength(1);
  expect(await query('select ground from terminations')).toEqual([{ ground: 'price_rise' }]);
  await goTo(inDays(30));
  await carry();
  expect(await read(id)).toMatchObject({ standings: { left: 1, paused: 1 } });
});

test('REL-42 stopped before its day it never applies, and who was told hears so once', async () => {
  await subscribe();
  const { id } = await plan(prices(310));
  await goTo(inDays(10));
  await carry();
  const merchandising = await as('merchandising');
  const stop = () => merchandising('POST', `/planned-changes/${id}/stop`, {});
  expect((await stop()).status).toBe(204);
  expect((await stop()).status).toBe(422);
  await Promise.all([1, 2].map(() => start('carry-planned-changes')));
  await carry();
  expect(await mails('planned-change-stopped')).toHaveLength(1);
  await goTo(inDays(30));
  await carry();
  expect(await priceOf('FR_WEB')).toBe(OLD);
  expect(await read(id)).toMatchObject({ state: 'stopped', standings: { cancelled: 1 } });
  const log = await query(
    "select action from staff_actions where action like 'planned%' order by id",
  );
  expect(log.map(({ action }) => action)).toEqual([
    'planned_change.price',
    'planned_change.stopped',
  ]);
});
