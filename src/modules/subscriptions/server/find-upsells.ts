import { t } from '#i18n/catalogue.server.ts';
import { findCompanions, findVariantsForSale } from '#modules/catalog/server/index.ts';
import type { Db } from '#schema.ts';
import type { UpsellShape } from '../contracts.ts';
import type { Around } from './read.ts';

const MOST = 6;

/** What goes with what a subscription delivers and is not in its next delivery yet (SUB-08). */
export async function findUpsells(db: Db, { draft }: Around): Promise<UpsellShape[]> {
  if (!draft) return [];
  const { order } = draft;
  const skus = [...new Set(order.lines.map((line) => line.productSku))];
  const companions = await findCompanions(db, order.channel, skus, MOST);
  const held = order.lines.map(({ variantCode }) => variantCode);
  const codes = [...held, ...companions.map(({ variantCode }) => variantCode)];
  const variants = await findVariantsForSale(db, order.channel, codes);
  return companions.flatMap(({ variantCode, goesWith }) => {
    const variant = variants.find(({ code }) => code === variantCode);
    if (!variant) return [];
    const { productName, variantName, productSlug, variantSlug, pictureHash } = variant;
    return {
      '@id': `/api/v2/shop/product-variants/${variantCode}`,
      '@type': 'ProductVariant' as const,
      ...{ code: variantCode, name: variantName, productName, productSlug, variantSlug },
      imageUrl: pictureHash && `/media/${pictureHash}-800.webp`,
      subscribable: variant.subscribable,
      unitPrice: variant.subscribable ? variant.subscriptionUnitPrice : variant.unitPrice,
      reason: t('subscriptions.upsell', { product: goesWith }),
    };
  });
}
