import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { dispatchDay } from '#modules/shipping/rules/index.ts';
import { snapshotDatabase } from '../../../../tests/support/database.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { callerWith, hire, staffToken } from '../../../../tests/support/staff.ts';
import { TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';

const shop = testShop();
const { appContext } = shop;
const { subscribe, goTo, live, start, run, cycles, query, mails, ...more } = renewals(shop);
const { call, cardsBecome } = more;
const { of } = subscriptionCalls(shop);
const LIVES = Number(process.env.LIVES ?? (process.env.FULL ? 2000 : 2));
const COMMANDS = Number(process.env.COMMANDS ?? (process.env.FULL ? 30 : 8));
/** Lives that are lived one after the other from the same morning. */
const TOGETHER = 25;
// Years go by within a life: who is signed in stays so, and nobody's password is what this is about.
appContext.config.ACCESS_TOKEN_SECONDS = 100 * 365 * 86_400;
const RHYTHM = 31;

/** Its customer, who shares it with them, and somebody of the shop. */
type Who = 'owner' | 'member' | 'team';

/** What a subscriber may count on, written down once more and nothing else. Civil dates, pieces, cents. */
interface Model {
  today: Temporal.PlainDate;
  /** What the calendar counts from, the day it says, and the working day the delivery leaves. */
  anchor: Temporal.PlainDate;
  planned: Temporal.PlainDate;
  shipping: Temporal.PlainDate;
  /** Pieces of the next delivery and of those after it. */
  next: number;
  later: number;
  unit: number;
  postage: number;
  /** What was before each change that may be undone, the latest last. */
  before: (Pick<Model, 'shipping' | 'next' | 'later'> & { by: Who })[];
  /** Cents that were charged, in their order. */
  charged: number[];
}
interface Real {
  code: string;
  item: number;
  headers: Record<string, string>;
  version: number;
  /** Who shares it, and somebody of the team. */
  memberHeaders: Record<string, string>;
  teamId: number;
}

/** From an address of its own: many lives are lived within an hour. */
const anew = () => ({ 'x-forwarded-for': crypto.randomUUID() });

const { compare } = Temporal.PlainDate;
const isOpen = ({ today }: Model, shipping: Temporal.PlainDate) =>
  compare(today, shipping.subtract({ days: 4 })) <= 0;
const latest = (...days: Temporal.PlainDate[]) =>
  days.toSorted(compare).at(-1) as Temporal.PlainDate;
/** What the team changes is not undone, nor what was changed before it. */
const noteBefore = (model: Model, by: Who = 'owner') => {
  const { shipping, next, later } = model;
  if (by === 'team') model.before = [];
  else model.before.push({ shipping, next, later, by });
};

/** Changes the subscription as somebody. */
async function change(real: Real, by: Who, path: string, body: object) {
  if (by === 'owner') return of(real).patch(path, body);
  if (by === 'member')
    return of({ code: real.code, headers: real.memberHeaders }).patch(path, body);
  // Nobody of the team stays signed in over night.
  const token = await staffToken(shop, real.teamId);
  return callerWith(shop, token)('PATCH', `/subscriptions/${real.code}${path}`, body);
}

function passTo(model: Model, day: Temporal.PlainDate): void {
  goTo(day.toString());
  model.today = day;
}

async function expectAlike(model: Model, real: Real): Promise<void> {
  const { body } = await of(real).get();
  const [{ quantity, laterQuantity }] = body.items;
  expect({ date: body.nextShippingDate, quantity, laterQuantity, total: body.total }).toEqual({
    date: model.shipping.toString(),
    quantity: model.next,
    laterQuantity: model.later,
    total: totalOf(model),
  });
  expect(body.version, 'a version only grows').toBeGreaterThanOrEqual(real.version);
  real.version = body.version;
  const placed = (await cycles(real.code)).filter(({ state }) => state === 'placed').slice(1);
  expect(placed.map(({ total }) => total)).toEqual(model.charged);
}

type Life = fc.AsyncCommand<Model, Real>;

/** A command, with what it does to the model and to the shop; both are compared after it. */
const command = (
  name: string,
  check: (model: Readonly<Model>) => boolean,
  act: (model: Model, real: Real) => Promise<void>,
): Life => ({
  check,
  toString: () => name,
  async run(model, real) {
    await act(model, real);
    await expectAlike(model, real);
  },
});

const moved = (days: number, by: Who) =>
  command(
    `${by}: move to ${days} days from today`,
    (model) => isOpen(model, model.shipping),
    async (model, real) => {
      const day = dispatchDay(model.today.add({ days }));
      const sent = await change(real, by, '/next-date', { date: day.toString(), scope: 'next' });
      expect(sent.status).toBe(200);
      noteBefore(model, by);
      model.shipping = day;
    },
  );

const counted = (pieces: number, scope: 'next' | 'all', by: Who) =>
  command(
    `${by}: ${pieces} pieces, ${scope}`,
    (model) => isOpen(model, model.shipping) && model.next !== pieces,
    async (model, real) => {
      const sent = await change(real, by, `/items/${real.item}`, { quantity: pieces, scope });
      expect(sent.status).toBe(200);
      noteBefore(model, by);
      model.next = pieces;
      if (scope === 'all') model.later = pieces;
    },
  );

const undone = () =>
  command(
    'undo',
    (model) => {
      const was = model.before.at(-1);
      return was !== undefined && isOpen(model, model.shipping) && isOpen(model, was.shipping);
    },
    async (model, real) => {
      const [change] = (await of(real).call('GET', '/changes')).body['hydra:member'].filter(
        ({ undoable }: { undoable: boolean }) => undoable,
      );
      // Pressed twice: one change is undone once.
      const both = [1, 2].map(() => of(real).post(`/changes/${change.id}/undo`));
      expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
      const { by: _, ...was } = model.before.pop() ?? { by: 'owner' };
      Object.assign(model, was);
    },
  );

/** Who shares it takes back what they changed themselves, and nothing its customer did. */
const undoneByMember = () =>
  command(
    'member: undo',
    (model) => {
      const was = model.before.at(-1);
      return was !== undefined && isOpen(model, model.shipping) && isOpen(model, was.shipping);
    },
    async (model, real) => {
      const theirs = of({ code: real.code, headers: real.memberHeaders });
      const [change] = (await theirs.call('GET', '/changes')).body['hydra:member'].filter(
        ({ undone, kind }: { undone: boolean; kind: string }) => !undone && kind !== 'undone',
      );
      const isTheirs = model.before.at(-1)?.by === 'member';
      expect(change.undoable).toBe(isTheirs);
      const { status } = await theirs.post(`/changes/${change.id}/undo`);
      expect(status).toBe(isTheirs ? 200 : 404);
      if (!isTheirs) return;
      const { by: _, ...was } = model.before.pop() ?? { by: 'member' };
      Object.assign(model, was);
    },
  );

/** The reminder is written, and its link puts the delivery off by a week, or leaves it out: once, however often it is pressed. */
const putOffByMail = (link: 'Décaler d’une semaine' | 'Sauter cet envoi') =>
  command(
    `${link}, from the mail`,
    (model) =>
      isOpen(model, model.shipping) &&
      compare(model.shipping.subtract({ days: 7 }), model.today) > 0,
    async (model, real) => {
      passTo(model, model.shipping.subtract({ days: 7 }));
      await start('remind-subscribers');
      await run();
      const { text } = (await mails('subscription-reminder')).at(-1) ?? { text: '' };
      const token = new RegExp(`${link}\\s+\\S+/ma-livraison/([\\w-]+)/`).exec(text)?.[1];
      for (let look = 0; look < 2; look += 1)
        await call('GET', `/delivery-links/${token}`, undefined, anew());
      await expectAlike(model, real);
      for (let time = 0; time < 2; time += 1)
        expect((await call('POST', `/delivery-links/${token}/uses`, {}, anew())).body.state).toBe(
          'done',
        );
      noteBefore(model);
      const isSkip = link !== 'Décaler d’une semaine';
      model.shipping = dispatchDay(model.shipping.add({ days: isSkip ? RHYTHM : 7 }));
    },
  );

const waited = (days: number) =>
  command(
    `${days} days go by`,
    (model) => compare(model.today.add({ days }), model.shipping) < 0,
    async (model) => passTo(model, model.today.add({ days })),
  );

const totalOf = ({ next, unit, postage }: Model): number => next * unit + postage;

/** The next delivery stands where the calendar has it, with what comes for good. */
function goOn(model: Model): void {
  const after = latest(
    model.planned,
    model.shipping.add({ days: Math.floor(RHYTHM / 2) }),
    model.today.add({ days: 7 }),
  );
  let planned = model.anchor;
  while (compare(planned, after) <= 0) planned = planned.add({ days: RHYTHM });
  Object.assign(model, { planned, shipping: dispatchDay(planned), next: model.later });
  model.before = [];
}

/** Its day comes: it is charged as it was shown, and the calendar goes on. */
const delivered = () =>
  command(
    'its day comes',
    () => true,
    async (model) => {
      passTo(model, model.shipping);
      await live();
      model.charged.push(totalOf(model));
      goOn(model);
    },
  );

/** Its card is declined: nothing moves, until the link of the mail pays it, once. */
const declined = () =>
  command(
    'its card is declined, and it is paid from the mail',
    () => true,
    async (model) => {
      passTo(model, model.shipping);
      await cardsBecome('insufficient_funds');
      await live();
      await cardsBecome('accepted_visa');
      const { text } = (await mails('subscription-payment-failed')).at(-1) ?? { text: '' };
      const token = /\/payer-ma-livraison\/([\w-]+)\//.exec(text)?.[1];
      for (let look = 0; look < 2; look += 1)
        expect((await call('GET', `/payment-links/${token}`, undefined, anew())).body.state).toBe(
          'open',
        );
      const body = { action: 'kept_card', expectedTotal: totalOf(model) };
      for (let time = 0; time < 2; time += 1)
        expect((await call('POST', `/payment-links/${token}/uses`, body, anew())).body.state).toBe(
          'paid',
        );
      await run();
      model.charged.push(totalOf(model));
      goOn(model);
    },
  );

/** Its day comes and nothing of it is there: nothing is charged, and the calendar goes on. */
const soldOut = () =>
  command(
    'its day comes, and all of it is sold out',
    () => true,
    async (model) => {
      passTo(model, model.shipping);
      const there = 'update product_variants set on_hand = $1 where code = $2';
      await query(there, 0, TIN);
      await live();
      await query(there, 500, TIN);
      goOn(model);
    },
  );

const pieces = fc.integer({ min: 1, max: 9 });
const who = fc.constantFrom<Who>('owner', 'owner', 'member', 'team');
const commands = [
  fc.tuple(fc.integer({ min: 4, max: 60 }), who).map(([days, by]) => moved(days, by)),
  fc
    .tuple(pieces, fc.constantFrom('next' as const, 'all' as const), who)
    .map(([n, to, by]) => counted(n, to, by)),
  fc.constant(undone()),
  fc.constant(undoneByMember()),
  fc.constantFrom('Décaler d’une semaine' as const, 'Sauter cet envoi' as const).map(putOffByMail),
  fc.integer({ min: 1, max: 20 }).map(waited),
  fc.constant(delivered()),
  fc.constant(declined()),
  fc.constant(soldOut()),
];

/** A subscriber with somebody who shares the subscription, and somebody of the team. */
async function begin(): Promise<{ model: Model; real: Real }> {
  const { code, headers, customer } = await subscribe(`${crypto.randomUUID()}@example.org`);
  const other = await signedIn(shop, `${crypto.randomUUID()}@example.org`);
  const idOf = (path: string) => Number(path.split('/').at(-1));
  await query(
    'insert into household_members (owner_id, member_id, joined_at) values ($1, $2, now())',
    idOf(customer),
    idOf(other.customer),
  );
  const team = await hire(shop, 'support');
  const [{ id: teamId }] = await query('select id from staff_members where email = $1', team);
  const { body } = await of({ code, headers }).get();
  const [row] = await query(
    'select anchor_date as anchor from subscriptions where code = $1',
    code,
  );
  const { plannedDate } = (await cycles(code)).at(-1);
  const [{ id, quantity, laterQuantity, unitPrice }] = body.items;
  const date = (text: string) => Temporal.PlainDate.from(text);
  return {
    real: { code, headers, item: id, version: body.version, memberHeaders: other.headers, teamId },
    model: {
      today: appContext.clock.today(),
      anchor: date(row.anchor),
      planned: date(plannedDate),
      shipping: date(body.nextShippingDate),
      next: quantity,
      later: laterQuantity,
      unit: unitPrice,
      postage: body.total - quantity * unitPrice,
      before: [],
      charged: [],
    },
  };
}

const batches = Array.from({ length: Math.ceil(LIVES / TOGETHER) }, (_, nth) => nth * TOGETHER);

// More seeds find more. Life n of seed s is the first one of seed s + n.
test.each(batches)(
  'N-06 N-07 N-02 dates, amounts and undo are those of a small model, whatever is changed in whatever order (from life %i)',
  async (first) => {
    const { model, real } = await begin();
    const startAgain = await snapshotDatabase();
    for (let life = first; life < Math.min(first + TOGETHER, LIVES); life += 1) {
      appContext.clock.move(new Temporal.Duration());
      await startAgain();
      await fc.assert(
        fc.asyncProperty(fc.commands(commands, { maxCommands: COMMANDS, size: 'max' }), (lived) =>
          fc.asyncModelRun(
            () => ({
              model: { ...model, before: [], charged: [] },
              real: { ...real },
            }),
            lived,
          ),
        ),
        { numRuns: 1, seed: inject('seed') + life, endOnFailure: true },
      );
    }
  },
  1_800_000,
);
