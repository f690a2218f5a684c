import { t } from '#i18n/catalogue.server.ts';
import { pricePerKg } from '#modules/catalog/rules/index.ts';
import { findCompanions } from '#modules/catalog/server/index.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import type { Order } from '#modules/orders/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';

const MOST = 3;

/** Products that go with those of a cart and are not in it (CRT-13). One query; none for placed orders. */
export async function findUpsells(db: Db | Tx, order: Order): Promise<OrderShape['upsells']> {
  if (order.state !== 'cart' || order.lines.length === 0) return [];
  const skus = [...new Set(order.lines.map((line) => line.productSku))];
  const companions = await findCompanions(db, order.channel, skus, MOST, order.offerVersion);
  return companions.map(({ goesWith, taxCategory, netGrams, pictureHash, ...companion }) => ({
    ...companion,
    pricePerKilo: pricePerKg(companion.unitPrice, { taxCategory, netGrams }),
    imageUrl: pictureHash && `/media/${pictureHash}-800.webp`,
    reason: t('cart.upsell', { product: goesWith }),
  }));
}
