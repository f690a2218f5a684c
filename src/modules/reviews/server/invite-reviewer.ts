import { sql } from 'kysely';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { findRefunds } from '#modules/checkout/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { lineKey } from '#modules/orders/rules/index.ts';
import { findOrderById, type Order } from '#modules/orders/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { momentBefore } from '#platform/moment-before.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import { retention } from '#registry/retention.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';
import { toInvite } from '../rules/index.ts';
import { invitationMail } from './emails/invitation-mail.tsx';
import { spelled } from './spelled.ts';

interface Invitation {
  orderId: number;
  contactOf: (channelCode: string) => Promise<MailContact>;
}

/**
 * Sends one invitation per order to its recipient, even if it runs again. Not sent after an opt-out or a withdrawal,
 * nor for products that `toInvite` excludes.
 */
export async function inviteReviewer(
  work: UnitOfWork,
  { orderId, contactOf }: Invitation,
): Promise<void> {
  // Another worker handles this order.
  const taken = await work.tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  const order = taken && (await findOrderById(work.tx, orderId));
  if (!order || order.state === 'cancelled' || order.paymentState === 'refunded') return;
  const customer = order.customerId === null ? null : await findCustomer(work.tx, order.customerId);
  const to = customer?.email ?? order.email;
  if (!to || (await isSettled(work, order, spelled(to)))) return;
  const products = await productsToAskAbout(work, order, spelled(to));
  if (products.length === 0) return;
  const token = newToken();
  const written = await work.tx
    .insertInto('review_invitations')
    .values({
      order_id: orderId,
      token_hash: hashOf(token),
      customer_id: order.customerId,
      email: spelled(to),
      invited_at: new Date(work.now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (!written) return;
  await work.tx
    .insertInto('review_invitation_products')
    .values(products.map(({ id }) => ({ order_id: orderId, product_id: id })))
    .execute();
  const mail = await writtenIn(work, order.locale, products, async (spoken) =>
    invitationMail({
      token,
      products: spoken,
      number: order.number ?? '',
      contact: await contactOf(order.channel),
    }),
  );
  await queueMail(work, { key: `review-invitation:${orderId}`, to, ...mail });
}

/** Whether they were invited for this order, opted out, or withdrew from it. */
async function isSettled({ tx }: UnitOfWork, { id }: Order, email: string): Promise<boolean> {
  const { rows } = await sql<{ settled: boolean }>`
    select exists (select from review_invitations where order_id = ${id})
      or exists (select from review_refusals where email = ${email})
      or exists (select from withdrawals where order_id = ${id}
           and (decision is null or decision = 'confirmed')) as settled`.execute(tx);
  return rows[0]?.settled ?? false;
}

interface InvitedProduct {
  id: number;
  sku: string;
  name: string;
  pictureHash: string | null;
  species: 'dog' | 'cat' | 'both';
  isFood: boolean;
}

async function productsToAskAbout(
  work: UnitOfWork,
  { id, customerId, lines }: Order,
  email: string,
): Promise<InvitedProduct[]> {
  const { tx, now } = work;
  const skus = [...new Set(lines.map(({ productSku }) => productSku))];
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'sku', 'species', 'tax_category as category'])
    .where('sku', 'in', skus)
    .where('status', '<>', 'hidden')
    .execute();
  const received = lines.flatMap(({ productSku, productName, pictureHash }, place) => {
    const row = rows.find(({ sku }) => sku === productSku);
    const isFirst = lines.findIndex((line) => line.productSku === productSku) === place;
    if (!row || !isFirst) return [];
    const { category, ...product } = row;
    return [{ ...product, name: productName, pictureHash, isFood: category === 'pet_food' }];
  });
  if (received.length === 0) return [];
  const returnedKeys = (await findRefunds(tx, id)).flatMap(({ units }) => Object.keys(units));
  const isReturned = ({ variantCode, subscriptionInterval }: Order['lines'][number]) =>
    returnedKeys.includes(lineKey(variantCode, subscriptionInterval));
  const since = momentBefore(now, retention.reviewInvitations);
  const ids = received.map((one) => one.id);
  const { rows: settled } = await sql<{ sku: string }>`
    select p.sku from products p where p.id = any (${ids}::bigint[]) and (
      exists (select from reviews r where r.product_id = p.id
        and (r.customer_id = ${customerId} or lower(r.email) = ${email}))
      or exists (select from review_invitation_products q
        join review_invitations i on i.order_id = q.order_id
        where q.product_id = p.id and i.invited_at > ${since}
        and (i.customer_id = ${customerId} or i.email = ${email})))`.execute(tx);
  const { rows: recalled } = await sql<{ code: string }>`
    select l.variant_code as code from order_lots l
      join recalls r on r.lot = l.lot and r.variant_code = l.variant_code
    where l.order_id = ${id}`.execute(tx);
  const { rows: mourned } = await sql<{ kind: string | null }>`
    select t.code as kind from animal_removals a left join animal_types t on t.id = a.type_id
    where a.customer_id = ${customerId} and a.reason = 'deceased'
      and a.removed_at >= (select placed_at from orders where id = ${id})`.execute(tx);
  const skusOf = (some: Order['lines']) => new Set(some.map(({ productSku }) => productSku));
  return toInvite(received, {
    returned: skusOf(lines.filter(isReturned)),
    recalled: skusOf(
      lines.filter((line) => recalled.some(({ code }) => code === line.variantCode)),
    ),
    settled: new Set(settled.map(({ sku }) => sku)),
    mourned: mourned.map(({ kind }) => kind),
  });
}
