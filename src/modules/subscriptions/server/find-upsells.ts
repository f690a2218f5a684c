import { t } from '#i18n/catalogue.server.ts';
import { pricePerKg } from '#modules/catalog/rules/index.ts';
import {
  findCompanions,
  findReplacements,
  findVariantsForSale,
} from '#modules/catalog/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { UpsellShape } from '../contracts.ts';
import type { SubscriptionDetail } from './read.ts';

const MOST = 6;

/**
 * Products suggested for the next delivery (SUB-08): first the successors of withdrawn products, which are only ever
 * suggested (REL-38), then products that go with its lines.
 */
export async function findUpsells(
  db: Db,
  { subscription, draft }: SubscriptionDetail,
): Promise<UpsellShape[]> {
  if (!draft) return [];
  const { order } = draft;
  const held = order.lines.map(({ variantCode }) => variantCode);
  const every = subscription.items.map(({ variantCode }) => variantCode);
  const replacements = await findReplacements(db, order.channel, [...held, ...every]);
  const skus = [...new Set(order.lines.map((line) => line.productSku))];
  const companions = await findCompanions(db, order.channel, skus, MOST);
  const reasons = new Map([
    ...companions.map(
      ({ variantCode, goesWith }) => [variantCode, goesWithWords(goesWith)] as const,
    ),
    ...replacements.map(
      ({ variantCode, replaces }) =>
        [variantCode, t('subscriptions.replaces', { product: replaces })] as const,
    ),
  ]);
  const proposed = [...replacements, ...companions].map(({ variantCode }) => variantCode);
  const codes = [...new Set(proposed)].filter((code) => !held.includes(code)).slice(0, MOST);
  const variants = await findVariantsForSale(db, order.channel, [...held, ...codes]);
  return codes.flatMap((code) => {
    const variant = variants.find((one) => one.code === code);
    if (!variant) return [];
    const { productName, variantName, productSlug, variantSlug, pictureHash } = variant;
    const unitPrice = variant.subscribable ? variant.subscriptionUnitPrice : variant.unitPrice;
    return {
      '@id': `/api/v2/shop/product-variants/${code}`,
      '@type': 'ProductVariant' as const,
      code,
      name: variantName,
      productName,
      productSlug,
      variantSlug,
      imageUrl: pictureHash && `/media/${pictureHash}-800.webp`,
      subscribable: variant.subscribable,
      unitPrice,
      pricePerKilo: pricePerKg(unitPrice, variant),
      reason: reasons.get(code) ?? '',
    };
  });
}

const goesWithWords = (product: string) => t('subscriptions.upsell', { product });
