import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { transact } from '#platform/unit-of-work.ts';
import {
  captureCharge,
  confirmCharge,
  letGoOfHolds,
  openCharge,
  openSetup,
  refundCharge,
  update,
  voidCharge,
} from './change-charge.ts';
import { type Charge, findCharge, lockCharge, presentCharge, presentStatement } from './charge.ts';
import type { AppContext, UnitOfWork } from './database.ts';
import { evidence, listDisputes, takeEvidence } from './disputes.ts';
import { cardProviderKeys } from './keys.ts';
import { listFailedPayouts } from './payouts.ts';
import { savedCardOf } from './saved-cards.ts';
import { testCardNamed } from './test-cards.ts';
import { walletCardOf } from './wallet-card.ts';

const opening = z.object({
  amount: z.int().positive(),
  currency: z.literal('EUR'),
  method: z.enum(['card', 'paypal', 'bancontact']),
  returnPath: z.string().regex(/^\/(?![/\\])/),
});
const setup = opening.pick({ returnPath: true }).extend({ customer: z.string().min(1) });
const given = z.object({ token: z.string(), customer: z.string().nullable() });
const keeping = z.object({ customer: z.string().min(1), isKept: z.boolean() });
const refund = z.object({ amount: z.int().positive() });

const SLOW_MS = 3000;
const LONGEST_SILENCE_MS = 60_000;

/** The provider's API, for the shop alone. Every writing call may be repeated with its key. */
export function cardProviderApi(appContext: AppContext): Hono {
  const app = new Hono();
  const expected = Buffer.from(`Bearer ${cardProviderKeys(appContext.config).apiKey}`);

  app.use(async (c, next) => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    const isAuthentic = given.length === expected.length && timingSafeEqual(given, expected);
    return isAuthentic ? next() : c.json({ error: 'unauthorized' }, 401);
  });

  app.post('/charges', async (c) => {
    const key = c.req.header('idempotency-key');
    const body = opening.safeParse(await json(c));
    if (!key || !body.success) return c.json({ error: 'invalid_request' }, 400);
    const charge = await transact(appContext, (work) => openCharge(work, { key, ...body.data }));
    return c.json(presentCharge(charge), 201);
  });

  app.post('/setups', async (c) => {
    const key = c.req.header('idempotency-key');
    const body = setup.safeParse(await json(c));
    if (!key || !body.success) return c.json({ error: 'invalid_request' }, 400);
    const charge = await transact(appContext, (work) => openSetup(work, { key, ...body.data }));
    return c.json(presentCharge(charge), 201);
  });

  app.post('/charges/:key/card', async (c) => {
    const body = given.safeParse(await json(c));
    if (!body.success) return c.json({ error: 'invalid_request' }, 400);
    const { token, customer } = body.data;
    return change(c, async (work, charge) => {
      const card = customer ? await savedCardOf(work, token, customer) : walletCardOf(token);
      return card && charge.state === 'open' ? update(work, charge, card) : charge;
    });
  });

  app.post('/charges/:key/keep', async (c) => {
    const body = keeping.safeParse(await json(c));
    if (!body.success) return c.json({ error: 'invalid_request' }, 400);
    const { customer, isKept: isStored } = body.data;
    return change(c, async (work, charge) =>
      charge.state === 'open' ? update(work, charge, { customer, keeps_card: isStored }) : charge,
    );
  });

  app.get('/cards/:token', async (c) => {
    const card = await appContext.db
      .selectFrom('standin_cards')
      .select('token')
      .where('token', '=', c.req.param('token'))
      .where('customer', '=', c.req.query('customer') ?? '')
      .executeTakeFirst();
    return card ? c.json({ kept: true }) : c.json({ error: 'unknown' }, 404);
  });

  app.delete('/cards/:token', async (c) => {
    const token = c.req.param('token');
    await appContext.db.deleteFrom('standin_cards').where('token', '=', token).execute();
    return c.json({ forgotten: true });
  });

  app.get('/charges/:key', (c) => change(c, async (_work, charge) => charge));

  app.get('/charges/:key/statement', async (c) => {
    await transact(appContext, (work) => letGoOfHolds(work, c.req.param('key')));
    const charge = await findCharge(appContext.db, 'idempotency_key', c.req.param('key'));
    return charge ? c.json(presentStatement(charge)) : c.json({ error: 'unknown' }, 404);
  });

  app.get('/statements', async (c) => {
    const since = new Date(c.req.query('since') ?? '');
    if (Number.isNaN(since.getTime())) return c.json({ error: 'invalid_request' }, 400);
    await transact(appContext, (work) => letGoOfHolds(work));
    const charges = appContext.db
      .selectFrom('standin_charges')
      .selectAll()
      .where('created_at', '>=', since)
      .where('is_setup', '=', false);
    return c.json((await charges.execute()).map(presentStatement));
  });

  answerDisputes(app, appContext);
  answerPayouts(app, appContext);

  app.post('/charges/:key/confirm', async (c) => {
    const key = c.req.param('key');
    const before = await findCharge(appContext.db, 'idempotency_key', key);
    const fault = testCardNamed(before?.test_card ?? null)?.fault;
    if (fault === 'slow') await silence(c, SLOW_MS);
    const { isOffSession = false } = ((await json(c)) ?? {}) as { isOffSession?: boolean };
    const answer = await change(c, (work, charge) => confirmCharge(work, charge, isOffSession));
    // The charge succeeds, but the answer is never sent.
    if (fault === 'no_answer') await silence(c, LONGEST_SILENCE_MS);
    return answer;
  });
  app.post('/charges/:key/capture', (c) => change(c, captureCharge));
  app.post('/charges/:key/void', (c) => change(c, voidCharge));

  app.post('/charges/:key/refunds', async (c) => {
    const refundKey = c.req.header('idempotency-key');
    const body = refund.safeParse(await json(c));
    if (!refundKey || !body.success) return c.json({ error: 'invalid_request' }, 400);
    const refunded = await transact(appContext, async (work) => {
      const charge = await lockCharge(work.tx, 'idempotency_key', c.req.param('key'));
      return charge ? refundCharge(work, charge, refundKey, body.data.amount) : false;
    });
    return refunded ? c.json({ refunded: true }, 201) : c.json({ error: 'not_refundable' }, 409);
  });

  const change = async (
    c: Context,
    command: (work: UnitOfWork, charge: Charge) => Promise<Charge>,
  ) => {
    const key = c.req.param('key') ?? '';
    const charge = await transact(appContext, async (work) => {
      await letGoOfHolds(work, key);
      const found = await lockCharge(work.tx, 'idempotency_key', key);
      return found && command(work, found);
    });
    return charge ? c.json(presentCharge(charge)) : c.json({ error: 'unknown' }, 404);
  };
  return app;
}

function answerDisputes(app: Hono, appContext: AppContext): void {
  app.get('/charges/:key/disputes', async (c) =>
    c.json(await listDisputes(appContext.db, c.req.param('key'))),
  );

  app.post('/disputes/:id/evidence', async (c) => {
    const body = evidence.safeParse(await json(c));
    if (!body.success) return c.json({ error: 'invalid_request' }, 400);
    const isTaken = await transact(appContext, (work) =>
      takeEvidence(work, c.req.param('id'), body.data),
    );
    return isTaken ? c.json({ taken: true }) : c.json({ error: 'too_late' }, 409);
  });
}

function answerPayouts(app: Hono, appContext: AppContext): void {
  app.get('/payouts', async (c) => {
    const since = new Date(c.req.query('since') ?? '');
    if (Number.isNaN(since.getTime())) return c.json({ error: 'invalid_request' }, 400);
    return c.json(await listFailedPayouts(appContext.db, since));
  });
}

const json = (c: Context): Promise<unknown> => c.req.json().catch(() => null);

/** Waits, or ends as soon as the caller aborts. */
async function silence(c: Context, milliseconds: number): Promise<void> {
  await pause(milliseconds, undefined, { signal: c.req.raw.signal, ref: false }).catch(() => null);
}
