import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { guaranteedPricesOf } from '#modules/catalog/server/index.ts';
import { offerVersion } from '#modules/channels/server/index.ts';
import { findPromised } from '#modules/promotions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { cacheCart } from './cart-cache.ts';
import { emptyPricing } from './empty-pricing.ts';
import { freshCart } from './fresh-cart.ts';
import type { Order } from './order.ts';
import { findCartToken, findOrder } from './queries.ts';

/** 96 random bits, as characters that are easy to type in a URL. */
export const newToken = () =>
  randomBytes(12).toString('base64url').replaceAll('_', 'x').replaceAll('-', 'y');

interface Opening {
  channel: string;
  currency: string;
  locale: string;
  customerId: number | null;
  /** Code of the subscription whose next delivery this is; null for a cart. */
  subscription: string | null;
}

/** Opens a cart, or returns the one the customer already has on the channel. */
export async function openCart(
  work: UnitOfWork,
  requested: Omit<Opening, 'subscription'>,
): Promise<Order> {
  const opening = { ...requested, subscription: null };
  const { channel, currency, locale, customerId } = opening;
  const existing = customerId === null ? null : await findCartToken(work.tx, customerId, channel);
  const fresh = existing ? null : await insert(work, opening);
  if (fresh) return fresh;
  // Null: another session of the customer opened a cart between the query and the insert.
  const theirs = existing ?? (await findCartToken(work.tx, customerId as number, channel));
  const order = theirs && (await findOrder(work.tx, theirs));
  if (!order) throw new Error(`no cart on ${channel} in ${currency} and ${locale}`);
  return order;
}

/** Opens an empty order for the next delivery of a subscription. It is in state `cart`, but no cart of a customer. */
export async function openDraft(
  work: UnitOfWork,
  opening: Opening & { customerId: number; subscription: string },
): Promise<Order> {
  const opened = await insert(work, opening);
  if (!opened) throw new Error(`no draft for ${opening.subscription}`);
  const guaranteed = work.tx.selectNoFrom(
    guaranteedPricesOf(sql`${opening.subscription}::text`).as('kept'),
  );
  return {
    ...opened,
    promises: await findPromised(work.tx, opening.subscription),
    guaranteedPrices: (await guaranteed.executeTakeFirstOrThrow()).kept ?? [],
  };
}

async function insert(work: UnitOfWork, opening: Opening): Promise<Order | null> {
  const { channel, currency, locale, customerId, subscription } = opening;
  const token = newToken();
  const now = new Date(work.now.epochMilliseconds);
  const pricing = emptyPricing(work.today);
  const written = await work.tx
    .insertInto('orders')
    .values({
      token,
      channel,
      locale,
      currency,
      customer_id: customerId,
      subscription,
      pricing: JSON.stringify(pricing),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning((from) => [
      'id',
      'version',
      offerVersion.as('offerVersion'),
      from
        .selectFrom('channels')
        .select('countries')
        .where('code', '=', channel)
        .as('channelCountries'),
      from.selectFrom('channels').select('vat_regime').where('code', '=', channel).as('vatRegime'),
    ])
    .executeTakeFirst();
  if (!written) return null;
  const opened = freshCart({
    ...opening,
    ...written,
    token,
    pricing,
    promises: [],
    guaranteedPrices: [],
    at: now,
  });
  work.afterCommit(() => cacheCart(opened));
  return opened;
}
