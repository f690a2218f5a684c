import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import {
  channelOrigin,
  idempotent,
  mustSignIn,
  type ShopEnv,
} from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { PaymentSetupShape } from '../contracts.ts';
import * as operations from '../operations.ts';
import { findCard } from './cards.ts';
import { presentCard } from './present-card.ts';
import { type OpenedSetup, openSetup, settleSetup } from './processes/settle-setup.ts';
import { findSetup, type Setup, writeSetup } from './setups.ts';

/** Routes to save a card without a charge (contracts §2.6). */
export const setupRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.openPaymentSetup), (c) => {
    const { customerId } = mustSignIn(c);
    const targetPath = c.req.valid('json').payload?.target_path ?? null;
    const origin = channelOrigin(c.var.channel, c.var.appContext.config);
    return idempotent(
      c,
      async (work, { setup, opened }: OpenedSetup) => ({
        status: 201,
        body: await present(c, work.tx, await writeSetup(work, setup, opened)),
      }),
      () => openSetup(c.var.appContext, { customerId, origin, targetPath }),
    );
  })
  .openapi(route(operations.getPaymentSetup), async (c) => {
    const setup = await ownSetup(c, c.req.valid('param').hash);
    return ld(c, await present(c, c.var.appContext.db, setup));
  })
  .openapi(route(operations.updatePaymentSetup), async (c) => {
    const { appContext } = c.var;
    const found = await ownSetup(c, c.req.valid('param').hash);
    const origin = channelOrigin(c.var.channel, appContext.config);
    const requested = { ...c.req.valid('json').payload, origin };
    return ld(c, await present(c, appContext.db, await settleSetup(appContext, found, requested)));
  });

async function ownSetup(c: Context<ShopEnv>, hash: string): Promise<Setup> {
  const { customerId } = mustSignIn(c);
  const setup = await findSetup(c.var.appContext.db, customerId, hash);
  if (!setup) throw refuse('payment.unknown');
  return setup;
}

const STATES = {
  new: 'new',
  open: 'processing',
  challenge: 'processing',
  saved: 'completed',
  declined: 'failed',
} as const;

async function present(c: Context<ShopEnv>, db: Db | Tx, setup: Setup): Promise<PaymentSetupShape> {
  const { config } = c.var.appContext;
  const { cardId, customerId, errorCode: code, errorMessage: message, hash, state } = setup;
  const isOpen = state === 'open';
  const card = cardId === null ? null : await findCard(db, customerId, cardId);
  const isStripe = setup.provider === 'stripe';
  return {
    '@context': '/api/v2/contexts/PaymentSetup',
    '@id': `/api/v2/shop/payment-setups/${hash}`,
    '@type': 'PaymentSetup',
    hash,
    state: STATES[state],
    action: 'setup',
    payload: { target_path: setup.targetPath },
    responseData: {
      clientSecret: isOpen ? setup.clientSecret : null,
      publicKey: isStripe ? (config.STRIPE_PUBLISHABLE_KEY ?? null) : setup.publicKey,
      frameUrl: isOpen ? setup.frameUrl : null,
      scriptUrl: isOpen && isStripe ? config.STRIPE_JS_URL : null,
      redirectUrl: setup.redirectUrl,
      error: code && message ? { code, message } : null,
    },
    paymentCard: card && presentCard(card),
    createdAt: setup.createdAt.toISOString(),
    updatedAt: setup.updatedAt.toISOString(),
  };
}
