import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rebuildBooks } from '#modules/books/server/index.ts';
import { lockOrder } from '#modules/orders/server/index.ts';
import {
  type Attempt,
  chargeOf,
  findAttempt,
  noteDisputes,
  providerOf,
  type StatementLine,
} from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { bookSources } from '#registry/book-sources.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { ACCEPTED, DISPUTED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { sandboxDrive } from '../../../../tests/support/sandbox-drive.ts';
import { scaled } from '../../../../tests/support/scope.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { stripeDrive } from '../../../../tests/support/stripe-drive.ts';
import { decideDispute, openDispute } from '../../../../tests/support/stripe-server/intents.ts';
import { recordDisputes } from './processes/record-dispute.ts';

const shop = testShop();
const { call, ready } = orderCalls(shop);
const { as } = staffCalls(shop);
const { pool } = shop.database;

beforeEach(() => stockShop(shop.appContext));
afterEach(() => {
  vi.restoreAllMocks();
  shop.appContext.clock.move(new Temporal.Duration());
});

const stripe = stripeDrive(shop);

/** The stand-in bank decides the dispute, and the provider reports it twice. */
async function decide(provider: string, state: 'won' | 'lost', say: () => Promise<unknown>) {
  if (provider === 'stripe')
    for (const found of stripe.server().world.disputes.values()) {
      if (found.status !== 'won') decideDispute(stripe.server().world, found, state);
    }
  else {
    await pool.query("update standin_disputes set state = $1 where state <> 'won'", [state]);
    if (state === 'won') await pool.query('update standin_charges set disputed = 0');
  }
  await say();
  await say();
}

describe('an inquiry', () => {
  const { pay, run, start } = paymentCalls(shop, stripe);

  test('O-01 a bank that asks about a charge holds no money: its parcel leaves, it is paid back, and somebody is to answer until it takes any', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, ACCEPTED);
    await run();
    const { number } = (await call('GET', `/${cart.tokenValue}`)).body;
    const path = `/orders/${number}`;
    const team = await as('direction');
    const { world } = stripe.server();
    const [intent] = world.intents.values();
    if (!intent) throw new Error('no charge');
    openDispute(world, intent, 'warning_needs_response');
    const [inquiry] = world.disputes.values();
    const say = async (status: string) => {
      Object.assign(inquiry ?? {}, { status });
      const { rows } = await pool.query('select hash from payment_attempts');
      for (const { hash } of rows) await start('check-dispute', { hash });
      await run();
      await team('POST', '/payment-matches', {});
      const found = (await team('GET', '/payment-findings')).body['hydra:member'];
      const attention = (await team('GET', `${path}/file`)).body.attention;
      return [
        found.map(({ kind }: { kind: string }) => kind),
        attention.map(({ code }: { code: string }) => code),
      ];
    };
    expect(await say('warning_needs_response')).toEqual([['inquiry'], []]);
    expect((await team('GET', `${path}/disputes`)).body.disputes).toMatchObject([
      { state: 'needs_response', isInquiry: true, dueAt: expect.any(String) },
    ]);
    const [{ id }] = (await team('GET', '/payment-findings')).body['hydra:member'];
    const parcel = { trackingNumbers: ['COLIS-1'], lots: [], isLast: true };
    expect((await team('POST', `${path}/parcels`, parcel)).status).toBe(200);
    await run();
    const goodwill = { goodwill: 100, reason: 'Geste' };
    const { status } = await team('POST', `${path}/refunds`, goodwill, {
      'idempotency-key': 'rendu-pendant-la-question',
    });
    expect(status).toBe(200);
    // Answered at the provider and closed: later reports do not reopen the task.
    await team('POST', `/payment-findings/${id}/close`, { note: 'Répondu chez Stripe.' });
    expect(await say('warning_needs_response')).toEqual([[], []]);
    expect(await say('warning_under_review')).toEqual([[], []]);
    expect(await say('warning_closed')).toEqual([[], []]);
    // Another one becomes a dispute: it blocks the order, and is released when won.
    const { rows } = await pool.query('delete from payment_disputes returning id');
    expect(rows).toHaveLength(1);
    expect(await say('warning_needs_response')).toEqual([['inquiry'], []]);
    // The inquiry was answered: when it becomes a dispute, the same text is sent once more.
    const answer = async (key: string) => {
      const [{ id }] = (await team('GET', `${path}/disputes`)).body.disputes;
      const said = { text: 'Colis remis le 12.' };
      const { status } = await team('POST', `${path}/disputes/${id}/evidence`, said, {
        'idempotency-key': `reponse-${key}-a-la-banque`,
      });
      const { sentAt } = (await team('GET', `${path}/disputes`)).body.disputes[0];
      return [status, sentAt !== null];
    };
    expect(await answer('question')).toEqual([200, true]);
    expect(await say('warning_under_review')).toEqual([[], []]);
    // The bank requests more information, and gets a second answer.
    expect(await say('warning_needs_response')).toEqual([['inquiry'], []]);
    expect(await say('warning_needs_response')).toEqual([['inquiry'], []]);
    expect(await answer('encore')).toEqual([200, true]);
    Object.assign(inquiry ?? {}, { evidence: {} });
    expect(await say('needs_response')).toEqual([['dispute'], ['disputed']]);
    expect((await team('GET', `${path}/disputes`)).body.disputes).toMatchObject([
      { state: 'needs_response', isInquiry: false, sentAt: null },
    ]);
    expect(await answer('contestation')).toEqual([200, true]);
    expect(inquiry?.evidence).toMatchObject({ uncategorized_text: 'Colis remis le 12.' });
    expect(await say('won')).toEqual([[], []]);
  });
});

type State = 'open' | 'won' | 'lost';

/** Possible events of one charge: a bank takes a part and decides, the team closes its task, a webhook may be lost. */
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('take', 'take', 'win', 'lose', 'close_lost', 'close_won'),
    amount: fc.integer({ min: 100, max: 900 }),
    of: fc.nat({ max: 40 }),
    isHeard: fc.boolean(),
  }),
  { minLength: 2, maxLength: 6 },
);
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

describe.each([sandboxDrive(shop), stripe])('$name', (drive) => {
  const { lose, pay, run, start } = paymentCalls(shop, drive);

  async function disputed() {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, DISPUTED);
    await run();
    const { number } = (await call('GET', `/${cart.tokenValue}`)).body;
    const path = `/orders/${number}`;
    return { number: number as string, path, total: cart.total };
  }
  const check = async () => {
    const { rows } = await pool.query('select hash from payment_attempts');
    for (const { hash } of rows) await start('check-dispute', { hash });
    await run();
  };
  /** Balances of the accounts that disputes affect: customers, disputed, losses, provider. */
  const accounts = async () => {
    const { rows } = await pool.query(
      `select l.account, sum(l.amount)::int as amount
       from book_lines l join book_entries e on e.id = l.entry_id
       where l.account ~ '^(411|416|654|467)' and e.label <> 'fee'
       group by l.account order by l.account`,
    );
    return rows.flatMap(({ account, amount }) =>
      amount === 0 ? [] : [[account.slice(0, 3), amount]],
    );
  };
  const findings = async (team: Awaited<ReturnType<typeof as>>) =>
    (await team('GET', '/payment-findings')).body['hydra:member'];

  test('O-01 a dispute says until when the bank takes evidence, which leaves once, however often it is pressed', async () => {
    const { path, total } = await disputed();
    const team = await as('accounting');
    const { body } = await team('GET', `${path}/disputes`);
    const [{ id, dueAt }] = body.disputes;
    expect(body.disputes).toMatchObject([
      { amount: total, state: 'needs_response', sentAt: null, reason: expect.any(String) },
    ]);
    expect(body.terms).toMatchObject({ acceptedAt: expect.any(String) });
    expect(Date.parse(dueAt)).toBeGreaterThan(Date.now() + 5 * 86_400_000);
    const boss = await as('direction');
    expect((await boss('GET', `${path}/file`)).body.attention).toMatchObject([
      { code: 'disputed', dueAt },
    ]);
    const evidence = { text: 'Colis remis le 12 à la bonne adresse.' };
    const answer = (given: object, key: string, who = team) =>
      who('POST', `${path}/disputes/${id}/evidence`, given, {
        'idempotency-key': `une-seule-reponse-${key}`,
      });
    // Warehouse staff may not answer banks.
    expect((await answer(evidence, 'a', await as('logistics'))).status).toBe(403);
    expect((await answer({ text: '' }, 'b')).status).toBe(422);
    const sent = await Promise.all([answer(evidence, 'c'), answer(evidence, 'c')]);
    expect(sent.map(({ status }) => status)).toContain(200);
    // The response was lost: the same form sent again is idempotent.
    expect((await answer(evidence, 'c')).status).toBe(200);
    expect((await team('GET', `${path}/disputes`)).body.disputes).toMatchObject([
      { state: 'under_review', sentBy: 'accounting', sentAt: expect.any(String) },
    ]);
    // Another text is refused: evidence can be sent once.
    expect((await answer({ text: 'Encore une chose.' }, 'd')).status).toBe(422);
    await check();
    const received =
      drive.name === 'stripe'
        ? [...stripe.server().world.disputes.values()].map((one) => one.evidence)
        : (await pool.query('select evidence from standin_disputes')).rows.map((row) => ({
            uncategorized_text: row.evidence.text,
            customer_name: row.evidence.customerName,
          }));
    expect(received).toMatchObject([
      { uncategorized_text: evidence.text, customer_name: expect.stringContaining(' ') },
    ]);
    // Answered, it is no longer urgent; the order stays blocked.
    expect((await boss('GET', `${path}/file`)).body.attention).toMatchObject([
      { code: 'disputed', dueAt: null },
    ]);
  });

  test('O-01 evidence that comes after its day is not sent', async () => {
    const { path } = await disputed();
    const [{ id }] = (await (await as('accounting'))('GET', `${path}/disputes`)).body.disputes;
    shop.appContext.clock.move(Temporal.Duration.from({ days: 20 }));
    const team = await as('direction');
    const late = await team('POST', `${path}/disputes/${id}/evidence`, { text: 'Trop tard.' });
    expect([late.status, late.body['hydra:description']]).toEqual([
      422,
      'Le dernier jour pour répondre est passé.',
    ]);
    expect((await team('POST', `${path}/disputes/dp_other/evidence`, { text: 'x' })).status).toBe(
      404,
    );
  });

  /** The state the provider reports for every dispute. */
  const say = async (state: 'needs_response' | 'won' | 'lost') => {
    for (const found of stripe.server().world.disputes.values()) found.status = state;
    await pool.query('update standin_disputes set state = $1', [state]);
  };

  test('O-01 a bank that asks again after its answer is a task again until its new day, is answered in the same words, and what was read before an answer asks nothing', async () => {
    const { path } = await disputed();
    const team = await as('direction');
    const read = async () => (await team('GET', `${path}/disputes`)).body.disputes[0];
    const dueToTeam = async () => (await team('GET', `${path}/file`)).body.attention[0].dueAt;
    const { id, dueAt: firstDay } = await read();
    const answer = async (key: string) =>
      (
        await team(
          'POST',
          `${path}/disputes/${id}/evidence`,
          { text: 'Colis remis le 12.' },
          { 'idempotency-key': `reponse-a-la-banque-${key}` },
        )
      ).status;
    const { rows } = await pool.query('select hash from payment_attempts');
    const attempt = (await findAttempt(shop.appContext.db, rows[0].hash)) as Attempt;
    const provider = providerOf(shop.appContext, attempt);
    const earlier = await provider.disputes(chargeOf(attempt));
    const readAt = shop.appContext.clock.now();
    expect([await answer('une'), await dueToTeam()]).toEqual([200, null]);
    // A staff member closes the task before the dispute is decided.
    const [finding] = await findings(team);
    const closing = { note: 'Répondu.', outcome: 'won' };
    await team('POST', `/payment-findings/${finding.id}/close`, closing);
    await check();
    expect([await read(), await findings(team)]).toMatchObject([{ state: 'under_review' }, []]);
    await askAgain();
    // Two concurrent webhooks about the new request; a late one follows below.
    await Promise.all([check(), check()]);
    const second = await read();
    expect(second).toMatchObject({ state: 'needs_response', sentAt: null, sentBy: null });
    expect(Date.parse(second.dueAt) - Date.parse(firstDay)).toBe(7 * 86_400_000);
    expect(await findings(team)).toMatchObject([{ kind: 'dispute', details: { disputes: [id] } }]);
    // The hold that was lifted when the task was closed is back.
    expect((await team('GET', `${path}/file`)).body.attention).toMatchObject([
      { code: 'disputed', mayLeave: false },
    ]);
    const twice = await Promise.all([answer('deux'), answer('deux')]);
    expect(twice).toContain(200);
    expect(await answer('deux')).toBe(200);
    expect(await answer('trois')).toBe(422);
    await check();
    expect(await read()).toMatchObject({ state: 'under_review', sentBy: 'direction' });
    // A response of the provider from before the first answer, saved late.
    const found = earlier ?? [];
    await transact(shop.appContext, (work) =>
      noteDisputes(work, attempt, attempt.providerReference ?? '', { found, readAt }),
    );
    expect(await read()).toMatchObject({ state: 'under_review', sentAt: expect.any(String) });
  });

  /** The bank requests more information, with a deadline a week later. */
  const askAgain = async () => {
    for (const found of stripe.server().world.disputes.values())
      found.evidence_details.due_by += 7 * 86_400;
    await pool.query(`update standin_disputes set due_at = due_at + interval '7 days'`);
    await say('needs_response');
  };

  /** The provider does not list the disputes. */
  const silence = async () => {
    await pool.query(`update standin_disputes set state = 'unreadable'`);
    return vi.spyOn(stripe.server().world.disputes, 'values').mockImplementation(() => {
      throw new Error('down');
    });
  };
  /** A bank disputes this amount of the charge again. */
  const takeAgain = async (amount: number) => {
    await pool.query(
      `insert into standin_disputes
       select id || '_2', reference, $1::int, reason, 'needs_response', due_at, null, created_at
       from standin_disputes`,
      [amount],
    );
    await pool.query('update standin_charges set disputed = amount where disputed is not null');
    const { disputes } = stripe.server().world;
    for (const first of [...disputes.values()])
      disputes.set('dp_second', { ...first, id: 'dp_second', amount, status: 'needs_response' });
  };

  test('O-01 REL-15 books read before a dispute was opened end nothing of it, whether or not the provider answers since', async () => {
    const { total } = await disputed();
    const team = await as('direction');
    const { rows } = await pool.query('select hash from payment_attempts');
    const attempt = (await findAttempt(shop.appContext.db, rows[0].hash)) as Attempt;
    const provider = providerOf(shop.appContext, attempt);
    const now = (await provider.statement(chargeOf(attempt))) as StatementLine;
    const before = { ...now, disputed: 0 };
    await recordDisputes(shop.appContext, attempt, before);
    await silence();
    await expect(recordDisputes(shop.appContext, attempt, before)).rejects.toThrow('not answer');
    expect(await findings(team)).toMatchObject([{ kind: 'dispute' }]);
    expect(await accounts()).toEqual([
      ['411', -total],
      ['416', total],
    ]);
  });

  test('O-01 REL-15 a second dispute beside an open one is announced, once; closed as won, its order stays for what the bank keeps of the first', async () => {
    const { number, path } = await disputed();
    const team = await as('direction');
    const announced = vi.spyOn(shop.appContext.jobs, 'announce');
    await takeAgain(100);
    await check();
    await check();
    const events = announced.mock.calls.map(([, event]) => event);
    expect(events.filter((event) => event === 'payment.disputed')).toHaveLength(1);
    for (const [id, found] of stripe.server().world.disputes)
      if (id !== 'dp_second') found.status = 'lost';
    await pool.query(`update standin_disputes set state = 'lost' where right(id, 2) <> '_2'`);
    await check();
    const [{ id }] = await findings(team);
    const closing = { note: 'Gagnée.', outcome: 'won' };
    expect((await team('POST', `/payment-findings/${id}/close`, closing)).status).toBe(204);
    const held = (await team('GET', '/orders?held=disputed')).body['hydra:member'];
    expect(held.map((one: { number: string }) => one.number)).toEqual([number]);
    expect((await team('GET', `${path}/file`)).body.attention).toMatchObject([
      { code: 'disputed', mayLeave: false },
    ]);
  });

  test.each(['won', 'lost'])(
    'O-01 whoever says that a dispute is %s waits for its order before they write',
    async (outcome) => {
      const { number } = await disputed();
      const team = await as('direction');
      const [{ id }] = await findings(team);
      const { rows } = await pool.query('select token from orders where number = $1', [number]);
      const close = () => team('POST', `/payment-findings/${id}/close`, { note: 'Vu.', outcome });
      let closed: ReturnType<typeof close> | undefined;
      await transact(shop.appContext, async (work) => {
        await lockOrder(work, rows[0].token);
        closed = close();
        const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        while ((await waiting.execute(shop.appContext.db)).rows[0]?.n === 0);
        await sql`select from payment_findings where id = ${id} for update nowait`.execute(work.tx);
      });
      expect((await closed)?.status).toBe(204);
    },
  );

  test('O-01 what the team had given up before that was written down is marked, and nothing that came later', async () => {
    await disputed();
    const team = await as('direction');
    const [{ id }] = await findings(team);
    const closing = { note: 'Perdue.', outcome: 'lost' };
    expect((await team('POST', `/payment-findings/${id}/close`, closing)).status).toBe(204);
    await pool.query('update payment_disputes set written_off = false');
    await takeAgain(100);
    await check();
    await pool.query(await readFile('migrations/0826_disputes_given_up.sql', 'utf8'));
    const { rows } = await pool.query(
      'select written_off from payment_disputes order by first_seen',
    );
    expect(rows).toEqual([{ written_off: true }, { written_off: false }]);
  });

  test('O-01 REL-15 money is booked as taken while the provider does not say which disputes there are', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, DISPUTED);
    await run('settle-payment');
    await lose();
    const broken = await silence();
    const team = await as('direction');
    expect((await team('POST', '/payment-matches', {})).status).toBe(409);
    expect(await findings(team)).toMatchObject([{ kind: 'dispute' }]);
    const held = (await team('GET', '/orders?held=disputed')).body['hydra:member'];
    expect(held).toHaveLength(1);
    broken.mockRestore();
    await say('needs_response');
    expect((await team('POST', '/payment-matches', {})).status).toBe(200);
    const [{ number }] = held;
    expect((await team('GET', `/orders/${number}/disputes`)).body.disputes).toHaveLength(1);
  });

  test('O-01 REL-15 a second dispute of a charge, after one that was won, is booked and held, and a task of its own', async () => {
    const { total } = await disputed();
    const team = await as('direction');
    const ahead = ['411', -total];
    expect(await accounts()).toEqual([ahead, ['416', total]]);
    await decide(drive.name, 'won', check);
    expect(await findings(team)).toEqual([]);
    expect(await accounts()).toEqual([ahead, ['467', total]]);
    const heldOrders = async () =>
      (await team('GET', '/orders?held=disputed')).body['hydra:member'];
    expect(await heldOrders()).toEqual([]);
    await takeAgain(total);
    await check();
    await check();
    expect(await findings(team)).toMatchObject([{ kind: 'dispute' }]);
    expect(await accounts()).toEqual([ahead, ['416', total]]);
    expect(await heldOrders()).toHaveLength(1);
    // The order was never shipped: the bank returned the customer's advance payment, so nothing is written off.
    await decide(drive.name, 'lost', check);
    expect(await findings(team)).toEqual([]);
    expect(await accounts()).toEqual([]);
    expect(await heldOrders()).toHaveLength(1);
    expect((await team('POST', '/payment-matches', {})).status).toBe(200);
    expect([await findings(team), await accounts()]).toEqual([[], []]);
  });

  test('O-01 REL-15 what a bank keeps of an order that was invoiced is a loss, whoever says so, and none when it comes back after all', async () => {
    const { path, total } = await disputed();
    const team = await as('direction');
    const release = { code: 'disputed', lets: 'leave', reason: 'Client joint au téléphone.' };
    expect((await team('POST', `${path}/releases`, release)).status).toBe(200);
    const parcel = { trackingNumbers: ['COLIS-1'], lots: [], isLast: true };
    expect((await team('POST', `${path}/parcels`, parcel)).status).toBe(200);
    await run();
    expect(await accounts()).toEqual([['416', total]]);
    const [{ id }] = await findings(team);
    const close = () =>
      team('POST', `/payment-findings/${id}/close`, { note: 'Perdue.', outcome: 'lost' });
    await Promise.all([close(), close()]);
    await decide(drive.name, 'lost', check);
    expect(await accounts()).toEqual([['654', total]]);
    expect((await team('GET', `${path}/money`)).body.entries).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'dispute_lost', debit: 'dispute_losses', amount: total }),
      ]),
    );
    await decide(drive.name, 'won', check);
    expect(await accounts()).toEqual([['467', total]]);
    expect(await rebuildBooks(shop.appContext, bookSources)).toMatchObject({
      missing: [],
      different: [],
      unexplained: [],
    });
  });

  test('O-01 REL-15 after any sequence of partial disputes the ledger holds the sum of what banks have', async () => {
    const { path, total } = await disputed();
    const team = await as('direction');
    const { disputes } = stripe.server().world;
    const [like] = disputes.values();
    const { rows } = await pool.query('select id from standin_disputes');
    const first = { id: like?.id ?? rows[0].id, amount: total, state: 'open', isGivenUp: false };
    const model = [first as { id: string; amount: number; state: State; isGivenUp: boolean }];
    const sum = (of: typeof model) => of.reduce((all, { amount }) => all + amount, 0);
    const had = () => model.filter(({ state }) => state !== 'won');
    const argued = () => model.filter(({ state, isGivenUp }) => state === 'open' && !isGivenUp);
    /** The state the provider reports from now on. */
    const tell = async () => {
      for (const { id, amount, state } of model) {
        const status = state === 'open' ? 'needs_response' : state;
        if (like) disputes.set(id, { ...like, id, amount, status });
        else
          await pool.query(
            `insert into standin_disputes
             select $1, reference, $2, 'fraudulent', $3, now() + interval '9 days', null, now()
             from standin_charges on conflict (id) do update set state = excluded.state`,
            [id, amount, status],
          );
      }
      await pool.query('update standin_charges set disputed = $1', [sum(had())]);
    };
    const ledger = async () => {
      const balances = await pool.query<{ argued: number; lost: number }>(
        `select coalesce(sum(amount) filter (where account = 'disputes'), 0)::int as argued,
           coalesce(sum(amount) filter (where account in ('dispute_losses', 'charged_back')), 0)::int as lost
         from ledger_lines`,
      );
      return balances.rows[0];
    };
    const close = async (outcome: 'won' | 'lost') => {
      await tell();
      await check();
      const [open] = await findings(team);
      if (!open) return;
      await team('POST', `/payment-findings/${open.id}/close`, { note: 'Vu.', outcome });
      if (outcome === 'lost') for (const one of argued()) one.isGivenUp = true;
    };
    const play = async ({ what, amount, of, isHeard }: Step) => {
      const one = model[of % model.length];
      if (what === 'take')
        model.push({ id: `dp_${model.length}`, amount, state: 'open', isGivenUp: false });
      else if (what === 'win' && one) one.state = 'won';
      else if (what === 'lose' && one?.state === 'open') one.state = 'lost';
      else if (what === 'close_lost') await close('lost');
      else if (what === 'close_won') await close('won');
      await tell();
      if (isHeard) await check();
    };
    await fc.assert(
      fc.asyncProperty(steps, async (played) => {
        for (const step of played) await play(step);
        await check();
        await check();
        const open = sum(argued());
        expect(await ledger()).toEqual({ argued: open, lost: sum(had()) - open });
      }),
      { numRuns: scaled(20, 5), seed: 20, endOnFailure: true },
    );
    const isHeld = (await team('GET', `${path}/file`)).body.attention.length > 0;
    expect(isHeld).toBe(had().length > 0);
    expect(await rebuildBooks(shop.appContext, bookSources)).toMatchObject({
      missing: [],
      different: [],
      unexplained: [],
    });
  });

  test.each([
    ['won', false, 'a message'],
    ['lost', true, 'a message'],
    ['won', false, 'the match alone'],
    ['lost', true, 'the match alone'],
  ] as const)(
    'O-01 REL-15 a dispute the bank decides as %s (held: %s) ends by itself, said by %s, however often and late',
    async (state, isHeld, how) => {
      const { number, path, total } = await disputed();
      const team = await as('direction');
      expect(await findings(team)).toHaveLength(1);
      const match = () => team('POST', '/payment-matches', {});
      await decide(drive.name, state, how === 'a message' ? check : match);
      await match();
      expect(await findings(team)).toEqual([]);
      const held = (await team('GET', '/orders?held=disputed')).body['hydra:member'];
      expect(held.map((one: { number: string }) => one.number)).toEqual(isHeld ? [number] : []);
      expect((await team('GET', `${path}/disputes`)).body.disputes).toMatchObject([{ state }]);
      // A delayed report from before the outcome.
      await say('needs_response');
      await check();
      expect((await team('GET', `${path}/disputes`)).body.disputes).toMatchObject([{ state }]);
      expect(await findings(team)).toEqual([]);
      const { rows } = await pool.query(
        `select kind, count(*)::int as times from ledger_entries
         where kind in ('dispute', 'dispute_won') group by kind order by kind`,
      );
      const won = state === 'won' ? [{ kind: 'dispute_won', times: 1 }] : [];
      expect(rows).toEqual([{ kind: 'dispute', times: 1 }, ...won]);
      expect(await accounts()).toEqual(
        state === 'won'
          ? [
              ['411', -total],
              ['467', total],
            ]
          : [],
      );
    },
  );
});
