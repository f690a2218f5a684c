import { expect, test } from 'vitest';
import { householdsData } from '#modules/households/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { milo } from '../../../../tests/support/an-animal.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { KIBBLE, lyon, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';

const shop = testShop();
const { subscribe, query, run, start, mails, shippingDateOf, goTo } = renewals(shop);
const { of, call } = subscriptionCalls(shop);

const LEA = 'lea@example.org';
const NOAH = 'noah@example.org';
const MONTHLY = { subscriptionInterval: 31 };

type Headers = Record<string, string>;
const read = async (headers: Headers) => (await call('GET', '/household', undefined, headers)).body;

/** Sends an invitation and returns the token from its mail. */
async function invited(headers: Headers, email: string) {
  const answer = await call('POST', '/household/invitations', { email }, headers);
  expect(answer.status).toBe(204);
  const sent = (await mails('household-invitation')).filter(({ recipient }) => recipient === email);
  return /invitation-foyer\/([\w-]+)\//.exec(sent.at(-1)?.text)?.[1] as string;
}
const join = (token: string, headers: Headers) =>
  call('POST', `/household-invitations/${token}/acceptance`, {}, headers);

/** Léa with a subscription she shares with somebody else. */
async function household(email = NOAH) {
  const owner = await subscribe(LEA, [TIN, 4, MONTHLY], [KIBBLE, 1, MONTHLY]);
  const member = await signedIn(shop, email);
  const token = await invited(owner.headers, email);
  expect((await join(token, member.headers)).status).toBe(204);
  const [{ id }] = (await read(owner.headers)).members;
  const theirs = of({ code: owner.code, headers: member.headers });
  return { owner, member, token, sharing: id as number, own: of(owner), theirs };
}

test('N-14 an invitation is accepted once, within its days, by the account it was sent to', async () => {
  const owner = await subscribe(LEA);
  const noah = await signedIn(shop, NOAH);
  const eva = await signedIn(shop, 'eva@example.org');
  const token = await invited(owner.headers, 'Noah@example.org'.toLowerCase());
  const link = await call('GET', `/household-invitations/${token}`);
  expect(link.status).toBe(200);
  expect(JSON.stringify(link.body)).not.toMatch(/lea@|noah@|AB-/);
  expect((await join(token, {})).status).toBe(401);
  expect((await join(token, eva.headers)).status).toBe(403);
  expect(await read(noah.headers)).toMatchObject({ shared: [], members: [] });
  const both = await Promise.all([join(token, noah.headers), join(token, noah.headers)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect((await join(token, noah.headers)).status).toBe(404);
  expect((await call('GET', `/household-invitations/${token}`)).status).toBe(404);
  expect((await read(noah.headers)).shared).toMatchObject([
    { ownerName: 'Léa', subscriptions: [{ code: owner.code, shared: true }] },
  ]);
  expect(await mails('household-joined')).toMatchObject([{ recipient: LEA }]);

  const late = await invited(owner.headers, 'eva@example.org');
  await goTo(shop.appContext.clock.today().add({ days: 7 }).toString());
  expect((await join(late, (await signedIn(shop, 'eva@example.org')).headers)).status).toBe(404);
  const rows = JSON.stringify(await query('select * from household_invitations'));
  expect(rows).not.toContain(late);
});

test('N-14 nobody invites themselves, who is there or a crowd, and a newer link replaces the older one', async () => {
  const { owner, member } = await household();
  const ask = async (email: string, headers = owner.headers) =>
    (await call('POST', '/household/invitations', { email }, headers)).status;
  expect([await ask(LEA), await ask(NOAH), await ask('nobody')]).toEqual([422, 422, 422]);
  const first = await invited(owner.headers, 'a@example.org');
  const second = await invited(owner.headers, 'a@example.org');
  expect((await call('GET', `/household-invitations/${first}`)).status).toBe(404);
  expect((await call('GET', `/household-invitations/${second}`)).status).toBe(200);
  expect([
    await ask('b@example.org'),
    await ask('c@example.org'),
    await ask('d@example.org'),
  ]).toEqual([204, 204, 422]);
  const [{ id }] = (await read(owner.headers)).invitations;
  const withdraw = (headers: Headers) =>
    call('DELETE', `/household/invitations/${id}`, undefined, headers);
  expect((await withdraw(member.headers)).status).toBe(404);
  expect((await withdraw(owner.headers)).status).toBe(204);
  expect((await call('GET', `/household-invitations/${second}`)).status).toBe(404);
});

test('N-14 who shares a subscription is shown no card, no bill and no code, and does what is free to take back', async () => {
  const { owner, own, theirs } = await household();
  await call('POST', '/animals', milo, owner.headers);
  const { body } = await theirs.get();
  expect(body).toMatchObject({
    code: owner.code,
    shared: true,
    paymentCard: null,
    billingAddress: null,
    couponCodes: [],
  });
  expect((await own.get()).body).toMatchObject({ shared: false });
  expect((await own.get()).body.billingAddress).not.toBeNull();
  const drafts = await theirs.call('GET', '/drafts');
  expect(drafts.body['hydra:member'][0]).toMatchObject({
    billingAddress: null,
    payments: [],
    customer: null,
    email: null,
  });
  const line = body.items.find(({ variantCode }: { variantCode: string }) => variantCode === TIN);
  const day = Temporal.PlainDate.from(body.nextShippingDate).add({ days: 7 });
  const done = [
    await theirs.post('/previews', { change: 'skip' }),
    await theirs.patch('/next-date', { date: day.toString() }),
    await theirs.patch(`/items/${line.id}`, { quantity: 6, scope: 'all' }),
    await theirs.patch('/frequency', { frequency: 42, scope: 'all' }),
    await theirs.put(`/items/${line.id}/left`, { left: 'half' }),
    await theirs.post('/pause'),
    await theirs.post('/resume'),
  ];
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200]);
  const now = (await own.get()).body;
  expect(now.frequency.code).toBe(42);
  const log = (await read(owner.headers)).log;
  expect(log.map(({ kind }: { kind: string }) => kind)).toEqual([
    'resumed',
    'paused',
    'bowl_answered',
    'frequency',
    'item_changed',
    'date',
  ]);
  expect(
    new Set(log.map(({ by, byName }: { by: string; byName: string }) => `${by} ${byName}`)),
  ).toEqual(new Set(['member Léa']));
});

test('N-14 what charges, ends, tells of money or leads elsewhere is not there for who shares it', async () => {
  const { owner, theirs, own, member } = await household();
  const before = (await own.get()).body;
  const [line] = before.items;
  const { body: drafts } = await own.call('GET', '/drafts');
  const [draft] = drafts['hydra:member'];
  const tried: [string, string, object?][] = [
    ['POST', '/ship-now', {}],
    ['POST', '/abort', { reason: 'other', message: 'Pour voir' }],
    ['PATCH', '/payment', { paymentCard: '/api/v2/shop/payment-cards/1' }],
    ['PUT', '/shipping-address', lyon],
    ['PUT', '/billing-address', lyon],
    ['PATCH', '/shipping', { shippingMethod: 'home_express' }],
    ['POST', '/coupons', { couponCode: 'BIENVENUE5' }],
    ['DELETE', '/coupons/BIENVENUE5'],
    ['POST', '/items', { productVariant: KIBBLE, quantity: 1 }],
    ['DELETE', `/items/${line.id}`],
    ['PUT', `/items/${line.id}/animals`, { animals: [] }],
    ['PUT', `/items/${line.id}/plan-b`, { choice: 'without' }],
    ['PUT', '/next-pickup-point', { pickupPoint: null }],
    ['GET', '/history'],
    ['GET', `/history/${owner.cart.tokenValue}`],
    ['GET', '/upsells'],
    ['GET', `/drafts/${draft.tokenValue}/explanation`],
  ];
  const answers = [];
  for (const [method, path, body] of tried) {
    const { status } = await theirs.call(method, path, body);
    if (status !== 404 && status !== 403) answers.push(`${method} ${path} → ${status}`);
  }
  expect(answers).toEqual([]);
  for (const path of [
    `/orders/${owner.cart.tokenValue}`,
    `/orders/${draft.tokenValue}`,
    owner.customer.replace('/api/v2/shop', ''),
  ])
    expect([403, 404]).toContain((await call('GET', path, undefined, member.headers)).status);
  const { body: animal } = await call('POST', '/animals', milo, owner.headers);
  const shared = (await read(member.headers)).shared[0];
  expect(shared.animals).toMatchObject([{ name: 'Milo' }]);
  const animalPath = `/animals/${animal.id}`;
  for (const [method, body] of [['GET'], ['PUT', { name: 'X' }], ['DELETE']] as const)
    expect((await call(method, animalPath, body, member.headers)).status).toBe(404);
  expect((await own.get()).body).toEqual(before);
});

test('N-14 either side ends it at once: what the other does a moment later is refused', async () => {
  const { owner, member, sharing, theirs, own } = await household();
  const stranger = await signedIn(shop, 'eva@example.org');
  const end = (headers: Headers) =>
    call('DELETE', `/household/members/${sharing}`, undefined, headers);
  expect((await end(stranger.headers)).status).toBe(404);
  const { body } = await own.get();
  const date = Temporal.PlainDate.from(body.nextShippingDate).add({ days: 7 }).toString();
  // Concurrent requests: a change that started first completes, otherwise the member gets 404.
  const [moved, ended] = await Promise.all([
    theirs.patch('/next-date', { date }),
    end(owner.headers),
  ]);
  expect(ended.status).toBe(204);
  expect([200, 404]).toContain(moved.status);
  expect((await own.get()).body.nextShippingDate === body.nextShippingDate).toBe(
    moved.status === 404,
  );
  for (const answer of [
    await theirs.get(),
    await theirs.patch('/next-date', { date }),
    await theirs.call('GET', '/changes'),
    await theirs.post('/previews', { change: 'skip' }),
  ])
    expect(answer.status).toBe(404);
  expect(await read(member.headers)).toMatchObject({ shared: [], log: [] });
  expect(await mails('household-ended')).toMatchObject([{ recipient: NOAH }]);
  expect((await end(owner.headers)).status).toBe(404);
});

test('N-14 the owner is written to when a date or an amount is changed by the other, and by nobody else', async () => {
  const { theirs, own } = await household();
  const { body } = await own.get();
  const [line] = body.items;
  await theirs.put(`/items/${line.id}/left`, { left: 'half' });
  const later = (days: number) =>
    Temporal.PlainDate.from(body.nextShippingDate).add({ days }).toString();
  await own.patch('/next-date', { date: later(7) });
  await run();
  expect(await mails('subscription-by-member')).toEqual([]);
  await theirs.patch('/next-date', { date: later(14) });
  await run();
  const sent = await mails('subscription-by-member');
  expect(sent).toMatchObject([{ recipient: LEA }]);
  expect(sent[0].text).toContain('a changé la date d’envoi');
  expect((await mails('subscription-by-member')).some(({ recipient }) => recipient === NOAH)).toBe(
    false,
  );
});

test('N-14 who shares it gets a copy of the reminders only when they asked, without links that act, and none once it ended', async () => {
  const { owner, member, sharing } = await household();
  const choose = (headers: Headers, reminders: unknown) =>
    call('PATCH', `/household/members/${sharing}`, { reminders }, headers);
  expect((await choose(owner.headers, true)).status).toBe(404);
  expect((await choose(member.headers, 'yes')).status).toBe(400);
  const remind = async (day: number) => {
    const due = Temporal.PlainDate.from(await shippingDateOf(owner.code));
    await goTo(due.subtract({ days: day }).toString());
    await start('remind-subscribers');
    await run();
    return (await mails('subscription-reminder-copy')).map(({ recipient }) => recipient);
  };
  expect((await choose(member.headers, true)).status).toBe(204);
  expect(await remind(7)).toEqual([NOAH]);
  const [copy] = await mails('subscription-reminder-copy');
  expect(copy.text).not.toContain('ma-livraison');
  expect(copy.text).not.toMatch(/4242|Visa/);
  const { headers } = await signedIn(shop, NOAH);
  await call('DELETE', `/household/members/${sharing}`, undefined, headers);
  expect(await remind(4)).toEqual([NOAH]);
  expect(await mails('subscription-reminder')).toHaveLength(2);
});

test('N-14 each undoes what they changed, the owner whatever was changed', async () => {
  const { theirs, own } = await household();
  const { body } = await own.get();
  const later = (days: number) =>
    Temporal.PlainDate.from(body.nextShippingDate).add({ days }).toString();
  const latest = async (calls: typeof own) =>
    (await calls.call('GET', '/changes')).body['hydra:member'][0];
  await own.patch('/next-date', { date: later(7) });
  expect(await latest(own)).toMatchObject({ undoable: true, by: null });
  const ofOwner = await latest(theirs);
  expect(ofOwner).toMatchObject({ undoable: false });
  expect((await theirs.post(`/changes/${ofOwner.id}/undo`)).status).toBe(404);
  await theirs.patch('/next-date', { date: later(14) });
  const ofMember = await latest(theirs);
  expect(ofMember).toMatchObject({ undoable: true, actor: 'member', by: 'Léa' });
  expect((await theirs.post(`/changes/${ofMember.id}/undo`)).status).toBe(200);
  await theirs.patch('/next-date', { date: later(21) });
  expect((await own.post(`/changes/${(await latest(own)).id}/undo`)).status).toBe(200);
});

test('N-14 a subscription the shop put to rest is resumed by its customer alone', async () => {
  const { owner, theirs, own } = await household();
  await own.post('/pause');
  await query("update subscriptions set held_for = 'unpaid' where code = $1", owner.code);
  expect((await theirs.post('/resume')).status).toBe(404);
  expect(await shippingDateOf(owner.code)).not.toBeNull();
  expect((await own.post('/resume')).status).toBe(200);
});

test('N-14 PRV-07 the copy of one’s data names both sides, and either account that is erased ends it', async () => {
  const { owner, member, theirs, own } = await household('nina@example.org');
  const idOf = ({ customer }: { customer: string }) => Number(customer.split('/').at(-1));
  for (const person of [owner, member]) {
    const files = await householdsData.exportFiles?.(shop.appContext, idOf(person));
    expect(files?.map(({ name }) => name)).toEqual(['foyer.json']);
  }
  const { body } = await own.get();
  const date = Temporal.PlainDate.from(body.nextShippingDate).add({ days: 7 }).toString();
  await theirs.patch('/next-date', { date });
  await transact(shop.appContext, (work) =>
    householdsData.erase(work, {
      customerId: idOf(member),
      email: 'nina@example.org',
      formerEmails: [],
    }),
  );
  expect((await theirs.get()).status).toBe(404);
  expect(await query('select * from household_members')).toEqual([]);
  const { body: changes } = await own.call('GET', '/changes');
  expect(changes['hydra:member'][0]).toMatchObject({ actor: 'member', by: null });
});
