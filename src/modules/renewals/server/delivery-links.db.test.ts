import { expect, test } from 'vitest';
import { milo } from '../../../../tests/support/an-animal.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { KIBBLE } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const all = renewals(shop);
const { subscribe, query, goToDue, goTo, live, start, run, subscription, cycles, mails, call } =
  all;

type Action = 'postpone' | 'skip' | 'ship_now' | 'left';
const LABELS: Record<Action, string> = {
  postpone: 'Décaler d’une semaine',
  skip: 'Sauter cet envoi',
  ship_now: 'Envoyer maintenant',
  left: 'Il en reste la moitié',
};

/** Sends the due reminder and returns the tokens of its links. */
async function remind(): Promise<Partial<Record<Action, string>>> {
  await start('remind-subscribers');
  await run();
  const { text } = (await mails('subscription-reminder')).at(-1);
  const tokenAfter = (label: string) =>
    new RegExp(`${label}\\s+\\S+/ma-livraison/([\\w-]+)/`).exec(text)?.[1] as string;
  return Object.fromEntries(
    Object.entries(LABELS).flatMap(([action, label]) => {
      const token = tokenAfter(label);
      return token ? [[action, token]] : [];
    }),
  );
}
const read = (token = '') => call('GET', `/delivery-links/${token}`);
const press = (token = '', body: object = {}) =>
  call('POST', `/delivery-links/${token}/uses`, body);
const plus = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString();
const due = async (code: string): Promise<string> => (await cycles(code)).at(-1).shippingDate;
const changes = async (code: string) =>
  (
    await query(
      `select h.kind from subscription_changes h join subscriptions s on s.id = h.subscription_id
       where s.code = $1 and h.actor = 'customer' and h.kind <> 'started' order by h.id`,
      code,
    )
  ).map(({ kind }) => kind);
/** All state a link could change. */
const everything = async (code: string) => ({
  subscription: await subscription(code),
  cycles: await cycles(code),
  changes: await changes(code),
  uses: await query('select * from delivery_link_uses'),
});

test('N-02 S-24 opening a link ten times changes nothing; pressing it moves the delivery once', async () => {
  const { code } = await subscribe();
  await goToDue(code, -7);
  const { postpone } = await remind();
  const announced = await due(code);
  const before = await everything(code);
  for (let time = 0; time < 10; time += 1) {
    const { status, body } = await read(postpone);
    expect(status).toBe(200);
    expect(body).toMatchObject({ action: 'postpone', state: 'open', shippingDate: announced });
    expect(body.lines).toMatchObject([{ quantity: 4, productName: 'Terrine chat poulet' }]);
  }
  expect(await everything(code)).toEqual(before);
  const { movedTo, total } = (await read(postpone)).body;
  expect(movedTo >= plus(announced, 7)).toBe(true);
  expect(total).toBe(1534);
  expect((await press(postpone)).body).toMatchObject({ state: 'done', movedTo });
  expect(await due(code)).toBe(movedTo);
  expect((await press(postpone)).body).toMatchObject({ state: 'done', movedTo });
  expect((await read(postpone)).body).toMatchObject({ state: 'done', movedTo });
  expect(await due(code)).toBe(movedTo);
  expect(await changes(code)).toEqual(['date']);
});

test('N-02 REL-33 pressed in many windows at once, and from both reminders, it acts once', async () => {
  const { code } = await subscribe();
  await goToDue(code, -7);
  const first = await remind();
  await goToDue(code, -4);
  const last = await remind();
  expect(first.skip).not.toBe(last.skip);
  const tokens = [first.skip, last.skip, first.skip, last.skip, first.skip];
  const answers = await Promise.all(tokens.map((token) => press(token)));
  expect(answers.map(({ status, body }) => [status, body.state])).toEqual(
    tokens.map(() => [200, 'done']),
  );
  expect(await changes(code)).toEqual(['date']);
  // The announced delivery was replaced by a later one.
  const { body, status } = await press(last.postpone);
  expect(status).toBe(422);
  expect(body['hydra:description']).toContain('ne peut plus rien changer');
  expect((await read(last.postpone)).body.state).toBe('moved');
});

test('N-02 SUB-14 the link that sends at once orders and charges what it says, once', async () => {
  const { code } = await subscribe();
  await goToDue(code, -7);
  const { ship_now: token } = await remind();
  const { body } = await read(token);
  expect(body).toMatchObject({
    state: 'open',
    movedTo: null,
    card: { last4: expect.stringMatching(/^\d{4}$/) },
  });
  const charged = (await all.charges()).length;
  expect(
    (await Promise.all([press(token), press(token)])).map(({ body: { state } }) => state),
  ).toEqual(['done', 'done']);
  await run();
  await live();
  const charges = await all.charges();
  expect(charges).toHaveLength(charged + 1);
  expect(charges.at(-1).amount).toBe(body.total);
  expect((await read(token)).body).toMatchObject({ state: 'done', card: null });
});

test('N-02 a link ends with the lock of its delivery, a pause or the end; nobody’s is unknown', async () => {
  const { code } = await subscribe();
  await goToDue(code, -7);
  const { skip, postpone } = await remind();
  // Sign in again: the session expired while the clock moved.
  const { headers } = await signedIn(shop);
  const own = (path: string, body: object) =>
    call('POST', `/subscriptions/${code}${path}`, body, headers);
  await own('/pause', {});
  expect((await read(skip)).body.state).toBe('paused');
  expect((await press(skip)).status).toBe(422);
  await own('/resume', {});
  expect((await read(skip)).body.state).toBe('open');
  const before = await due(code);
  await goTo(plus(before, -3));
  expect((await read(skip)).body.state).toBe('late');
  expect((await press(postpone)).status).toBe(422);
  expect(await due(code)).toBe(before);
  for (const token of ['inconnu', 'x'.repeat(43)]) {
    expect((await read(token)).status).toBe(404);
    expect((await press(token)).status).toBe(404);
  }
});

test('N-02 a link tells nothing of who gets the delivery; what is kept of it is no key', async () => {
  const { code } = await subscribe();
  await goToDue(code, -7);
  const { postpone, skip } = await remind();
  const { body } = await read(postpone);
  const text = JSON.stringify(body);
  for (const own of ['lea@', 'Léa', 'Lyon', '4242', '69002']) expect(text).not.toContain(own);
  expect(postpone).not.toContain(code);
  const rows = JSON.stringify(await query('select * from delivery_links'));
  expect(rows).not.toContain(postpone);
  expect(rows).not.toContain(skip);
});

test('N-02 without a card the reminder offers no sending at once; too near a day, nothing', async () => {
  const { code } = await subscribe();
  await query('update subscriptions set card_id = null');
  await goToDue(code, -7);
  expect(Object.keys(await remind())).toEqual(['postpone', 'skip']);
  const other = await subscribe('noah@example.org');
  await goToDue(other.code, -2);
  expect(await remind()).toEqual({});
});

/** A subscription of kibble for a cat, with enough data to estimate what is left. */
async function withBowl() {
  const { headers } = await signedIn(shop);
  await call('POST', '/animals', milo, headers);
  const { code } = await subscribe('lea@example.org', [KIBBLE, 1, { subscriptionInterval: 31 }]);
  await query(
    `update food_labels set type = 'complete', declared_energy = 380 where product_id =
     (select product_id from product_variants where code = $1)`,
    KIBBLE,
  );
  return code;
}
const said = () => query('select answered_on as day, amount_left as share from bowl_answers');

test('N-01 the reminder asks what is left: opening it says nothing, the press notes the amount once', async () => {
  const code = await withBowl();
  await goToDue(code, -7);
  const { left } = await remind();
  const before = await everything(code);
  for (let time = 0; time < 10; time += 1) expect((await read(left)).body.state).toBe('open');
  const { body } = await read(left);
  expect(body).toMatchObject({ action: 'left', movedTo: null, proposedDate: null });
  const [{ id, deliveredGrams, likely }] = body.bowls;
  expect(deliveredGrams).toBeGreaterThan(0);
  expect(await everything(code)).toEqual(before);
  expect(await said()).toEqual([]);

  const unanswered = await press(left);
  expect(unanswered.status).toBe(422);
  expect(unanswered.body['hydra:description']).toContain('Indiquez ce qu’il vous reste');
  const answer = { bowls: [{ id, answer: { share: 0.95 } }] };
  const done = await Promise.all([press(left, answer), press(left, answer)]);
  expect(done.map(({ body: { state } }) => state)).toEqual(['done', 'done']);
  expect(done[0]?.body.bowls[0].likely > likely).toBe(true);
  expect(done[0]?.body.proposedDate > (await due(code))).toBe(true);
  // The delivery is unchanged, and the same link does not accept a second answer.
  const { uses: _, ...after } = await everything(code);
  const { uses: __, ...was } = before;
  expect(after).toEqual(was);
  await press(left, { bowls: [{ id, answer: { share: 0.1 } }] });
  expect((await said()).map(({ share }) => share)).toEqual([0.95]);
});

test('N-01 each reminder asks once; on the last day to change too', async () => {
  const code = await withBowl();
  await goToDue(code, -7);
  const first = await remind();
  const [{ id }] = (await read(first.left)).body.bowls;
  const half = { bowls: [{ id, answer: { share: 0.5 } }] };
  expect((await press(first.left, half)).body.state).toBe('done');
  await goToDue(code, -4);
  const last = await remind();
  expect((await read(last.left)).body.state).toBe('open');
  expect((await press(last.left, half)).body.state).toBe('done');
  expect(await said()).toHaveLength(2);
  const foreign = { bowls: [{ id: id + 1000, answer: { share: 0.5 } }] };
  expect((await press(first.left, foreign)).body.state).toBe('done');
});

test('N-01 N-03 nobody is asked about the food of an animal that died, nor of what feeds nobody', async () => {
  const code = await withBowl();
  await goToDue(code, -7);
  const { left } = await remind();
  const [{ id }] = (await read(left)).body.bowls;
  await query('delete from subscription_animals');
  expect((await read(left)).body).toMatchObject({ state: 'late', bowls: [] });
  await goToDue(code, -4);
  expect((await remind()).left).toBeUndefined();
  expect(id).toBeGreaterThan(0);
});
