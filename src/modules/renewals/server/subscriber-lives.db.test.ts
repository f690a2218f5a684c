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
/** Number of random runs per starting point. */
const TOGETHER = 25;
// Runs span years, so sessions must not expire; passwords are not tested here.
appContext.config.ACCESS_TOKEN_SECONDS = 100 * 365 * 86_400;
const RHYTHM = 31;

/** The customer, a household member, and a staff member. */
type Who = 'owner' | 'member' | 'team';

/** The expected state of a subscription, computed independently. Civil dates, pieces, cents. */
interface Model {
  today: Temporal.PlainDate;
  /** The anchor of the calendar, the planned date, and the dispatch day. */
  anchor: Temporal.PlainDate;
  planned: Temporal.PlainDate;
  shipping: Temporal.PlainDate;
  /** Pieces of the next delivery and of the later ones. */
  next: number;
  later: number;
  unit: number;
  postage: number;
  /** The states before each change that can be undone, latest last. */
  before: (Pick<Model, 'shipping' | 'next' | 'later'> & { by: Who })[];
  /** Cents charged, in order. */
  charged: number[];
}
interface Real {
  code: string;
  item: number;
  headers: Record<string, string>;
  version: number;
  /** Headers of the household member and the staff member. */
  memberHeaders: Record<string, string>;
  teamId: number;
}

/** A new client address each time, because of rate limits. */
const anew = () => ({ 'x-forwarded-for': crypto.randomUUID() });

const { compare } = Temporal.PlainDate;
const isOpen = ({ today }: Model, shipping: Temporal.PlainDate) =>
  compare(today, shipping.subtract({ days: 4 })) <= 0;
const latest = (...days: Temporal.PlainDate[]) =>
  days.toSorted(compare).at(-1) as Temporal.PlainDate;
/** A change by the team cannot be undone, nor can those before it. */
const noteBefore = (model: Model, by: Who = 'owner') => {
  const { shipping, next, later } = model;
  if (by === 'team') model.before = [];
  else model.before.push({ shipping, next, later, by });
};

/** Sends a change as one of the actors. */
async function change(real: Real, by: Who, path: string, body: object) {
  if (by === 'owner') return of(real).patch(path, body);
  if (by === 'member')
    return of({ code: real.code, headers: real.memberHeaders }).patch(path, body);
  // Staff sessions do not last overnight.
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

/** A command with its effect on model and shop, which are compared after it. */
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
      // Sent twice concurrently: one change is undone once.
      const both = [1, 2].map(() => of(real).post(`/changes/${change.id}/undo`));
      expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
      const { by: _, ...was } = model.before.pop() ?? { by: 'owner' };
      Object.assign(model, was);
    },
  );

/** A household member undoes their own change, and none of the customer's. */
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

/** A link of the reminder postpones or skips the delivery, once, however often it is used. */
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

/** The next delivery returns to its calendar date and recurring contents. */
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

/** Dispatch day: the displayed amount is charged, and the calendar moves on. */
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

/** The card is declined: nothing moves until the payment link pays it, once. */
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

/** Dispatch day without stock: nothing is charged, and the calendar moves on. */
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

/** A subscriber, a household member and a staff member. */
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

// More seeds find more. Run n of seed s equals the first run of seed s + n.
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
