import { expect, test } from 'vitest';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { NEW_TIN, plannedChanges } from '../../../../tests/support/planned-changes.ts';
import { productDraft, variantDraft } from '../../../../tests/support/product-draft.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { subscribe, query, start, run, goTo, goToDue, live, cycles, mails, as, call, ...team } =
  plannedChanges(shop);
const { inDays, swap, plan, read, rows, carry, answer, subscription, publishNewTin, items } = team;
const { tokenOf } = team;

type Item = [string, number, object];
/** Every two months: its next delivery may still be changed on the day of the change. */
const tins: Item = [TIN, 4, { subscriptionInterval: 62 }];
const kibble: Item = [KIBBLE, 1, { subscriptionInterval: 62 }];
/** The day it applies, once everybody was told. */
const tellThenGo = async () => {
  await goTo(inDays(10));
  await carry();
  await goTo(inDays(30));
};
const standings = async (id: number): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await rows(id)).map(({ email, standing }: Record<string, string>) => [
      email?.split('@')[0],
      standing,
    ]),
  );

test('REL-38 silence is a yes to the same for the same animal: swapped on the day, next delivery too', async () => {
  await publishNewTin();
  const { code } = await subscribe('lea@example.org', tins);
  const { id } = await plan(swap());
  expect((await read(id)).concerns).toEqual([]);
  await tellThenGo();
  const [content, ...others] = await mails('planned-change');
  expect(others).toEqual([]);
  expect(content.text).toContain('Terrine chat nouvelle, 400 g');
  expect(content.text).toContain('sans réponse de votre part, le remplacement se fait');
  expect(await items(code)).toEqual([{ variantCode: TIN, quantity: 4 }]);
  await Promise.all([1, 2].map(() => start('carry-planned-changes')));
  expect(await items(code)).toEqual([{ variantCode: NEW_TIN, quantity: 4 }]);
  const changes = await query(
    "select actor from subscription_changes where kind = 'item_replaced'",
  );
  expect(changes).toEqual([{ actor: 'shop' }]);
  expect(await read(id)).toMatchObject({ state: 'applied', standings: { replaced: 1 } });
  await goToDue(code);
  await live();
  const [, , third] = await cycles(code);
  const lines = await query(
    'select variant_code as code, quantity from order_items where order_id = $1',
    (await cycles(code))[1].orderId,
  );
  expect(lines).toEqual([{ code: NEW_TIN, quantity: 4 }]);
  expect(third.state).toBe('draft');
  expect(await mails('planned-change')).toHaveLength(1);
});

test('REL-38 a new ingredient, another diet or a higher price is put in only after a yes', async () => {
  const { food } = productDraft();
  await publishNewTin(
    {
      needs: ['urinaire'],
      food: food && { ...food, composition: 'Dinde (26 %), riz, huile de saumon.' },
    },
    330,
  );
  const lea = await subscribe('lea@example.org', tins);
  const noe = await subscribe('noe@example.org', tins);
  const { id } = await plan(swap());
  expect((await read(id)).concerns).toEqual(['allergen', 'diet', 'dearer']);
  await tellThenGo();
  expect((await mails('planned-change'))[0].text).toContain('que si vous dites oui');
  const yes = { subscription: noe.code, answer: 'accept' };
  expect((await answer('noe@example.org', yes)).status).toBe(204);
  await carry();
  expect(await standings(id)).toEqual({ lea: 'unanswered', noe: 'replaced' });
  expect(await items(lea.code)).toEqual([{ variantCode: TIN, quantity: 4 }]);
  expect(await items(noe.code)).toEqual([{ variantCode: NEW_TIN, quantity: 4 }]);
  await query("update products set status = 'stopped' where sku = 'PR000200'");
  await goToDue(lea.code);
  await live();
  expect((await cycles(lea.code))[1].state).toBe('skipped');
});

test('REL-38 what each customer answers is what is done: kept, another, left', async () => {
  await publishNewTin();
  const another = { code: '10020003', slug: '400-g', format: '400 g', netGrams: 400 };
  await publishNewTin({
    sku: 'PR000202',
    slug: 'terrine-b',
    name: 'Terrine chat B',
    variants: [variantDraft({ ...another, cents: 290, subscriptionCents: 261, stockOnHand: 9 })],
  });
  const codes: Record<string, string> = {};
  for (const name of ['kept', 'other', 'left'])
    codes[name] = (await subscribe(`${name}@example.org`, tins, kibble)).code;
  const { id } = await plan(swap());
  await tellThenGo();
  const says = (name: string, body: object) =>
    answer(`${name}@example.org`, { subscription: codes[name], ...body });
  const { body } = await call('GET', `/announced-changes/${await tokenOf('other@example.org')}`);
  expect(body.subscriptions[0].answers).toEqual(['accept', 'keep', 'other', 'skip', 'leave']);
  const [{ variantCode }] = body.alternatives;
  expect(variantCode).not.toBe(TIN);
  expect((await says('kept', { answer: 'keep' })).status).toBe(204);
  expect((await says('other', { answer: 'other', variantCode: KIBBLE + 1 })).status).toBe(422);
  expect((await says('other', { answer: 'other', variantCode })).status).toBe(204);
  expect((await says('left', { answer: 'leave' })).status).toBe(204);
  await carry();
  expect(await standings(id)).toEqual({ kept: 'kept', other: 'other', left: 'left' });
  const held = async (name: string) =>
    (await items(codes[name] as string)).map((one) => one.variantCode).toSorted();
  expect(await held('kept')).toEqual([KIBBLE, TIN].toSorted());
  expect(await held('other')).toEqual([KIBBLE, variantCode].toSorted());
  expect((await says('kept', { answer: 'accept' })).status).toBe(422);
});

test('REL-38 left out on the day; the only product of a subscription rests it; taken out before, nothing is done', async () => {
  await publishNewTin();
  const skipped = await subscribe('skipped@example.org', tins, kibble);
  const alone = await subscribe('alone@example.org', tins);
  const gone = await subscribe('gone@example.org', tins, kibble);
  const { id } = await plan(swap());
  await tellThenGo();
  for (const [name, { code }] of Object.entries({ skipped, alone }))
    await answer(`${name}@example.org`, { subscription: code, answer: 'skip' });
  await query(
    `delete from subscription_items where variant_code = $1 and subscription_id =
       (select id from subscriptions where code = $2)`,
    TIN,
    gone.code,
  );
  await carry();
  expect(await standings(id)).toEqual({ skipped: 'skipped', alone: 'paused', gone: 'gone' });
  expect(await items(skipped.code)).toEqual([{ variantCode: KIBBLE, quantity: 1 }]);
  expect((await subscription(alone.code)).status).toBe('paused');
});

test('REL-38 a delivery that may not be changed any more leaves as it was announced, the next one changed', async () => {
  await publishNewTin();
  const { code } = await subscribe();
  await plan(swap({ appliesOn: inDays(30) }));
  await carry();
  await goToDue(code, -1);
  await carry();
  expect(await items(code)).toEqual([
    { variantCode: TIN, quantity: 0 },
    { variantCode: NEW_TIN, quantity: 4 },
  ]);
  await goToDue(code);
  await live();
  const sent = await query(
    `select i.variant_code as code from order_items i join orders o on o.id = i.order_id
     where o.subscription = $1 order by o.id`,
    code,
  );
  expect(sent.map((line) => line.code)).toEqual([TIN, TIN, NEW_TIN]);
});

test('REL-38 a crash between two subscriptions, or one that cannot, stops no other and does none twice', async () => {
  await publishNewTin();
  const lea = await subscribe('lea@example.org', tins);
  const noe = await subscribe('noe@example.org', tins);
  const eva = await subscribe('eva@example.org', tins);
  const { id } = await plan(swap());
  await tellThenGo();
  await query(`create function die() returns trigger as
    $$ begin raise exception 'the machine died'; end $$ language plpgsql`);
  await query(
    `create trigger die before insert on subscription_items for each row
     when (new.subscription_id = ${(await subscription(noe.code)).id}) execute function die()`,
  );
  await expect(start('carry-planned-changes')).rejects.toThrow();
  expect(await standings(id)).toEqual({ lea: 'replaced', noe: 'told', eva: 'replaced' });
  expect(await items(noe.code)).toEqual([{ variantCode: TIN, quantity: 4 }]);
  await query('drop function die cascade');
  await Promise.all([1, 2].map(() => start('carry-planned-changes')));
  expect(await standings(id)).toEqual({ lea: 'replaced', noe: 'replaced', eva: 'replaced' });
  for (const { code } of [lea, noe, eva])
    expect(await items(code)).toEqual([{ variantCode: NEW_TIN, quantity: 4 }]);
  await run();
});

test('REL-38 what cannot take its place is refused; stopped before the day nothing is swapped', async () => {
  await publishNewTin({ species: 'dog' });
  const { code } = await subscribe('lea@example.org', tins);
  const merchandising = await as('merchandising');
  const refused = async (body: object) => {
    const { status, body: notified } = await merchandising(
      'POST',
      '/planned-changes/preview',
      body,
    );
    expect(status).toBe(422);
    return notified.violations[0];
  };
  expect(await refused(swap())).toMatchObject({
    propertyPath: 'replacedBy',
    message: 'Ce remplaçant est pour un autre animal.',
  });
  expect((await refused(swap({ replacedBy: TIN }))).message).toContain('lui-même');
  expect((await refused(swap({ replacedBy: '99999999' }))).propertyPath).toBe('replacedBy');
  await publishNewTin({ kind: 'treat' });
  expect((await refused(swap())).message).toContain('autre genre');
  await publishNewTin();
  const { id } = await plan(swap());
  await tellThenGo();
  const later = await as('merchandising');
  expect((await later('POST', `/planned-changes/${id}/stop`, {})).status).toBe(204);
  await carry();
  expect(await items(code)).toEqual([{ variantCode: TIN, quantity: 4 }]);
  expect(await mails('planned-change-stopped')).toHaveLength(1);
  expect(await standings(id)).toEqual({ lea: 'cancelled' });
});

test('REL-38 the page of a change costs as many queries for one subscription as for several', async () => {
  await publishNewTin();
  await subscribe('lea@example.org', tins);
  const { id } = await plan(swap());
  const support = await as('support');
  const count = async () => {
    await goTo(inDays(0));
    await query(
      `insert into planned_change_subscriptions (change_id, subscription_id)
       select $1, id from subscriptions on conflict do nothing`,
      id,
    );
    return countQueries(shop.database.pool, async () => {
      await support('GET', `/planned-changes/${id}`);
      await support('GET', `/planned-changes/${id}/subscriptions`);
      await support('GET', '/planned-changes');
    });
  };
  const one = await count();
  await subscribe('noe@example.org', tins);
  await subscribe('eva@example.org', tins);
  expect(await count()).toBe(one);
});
