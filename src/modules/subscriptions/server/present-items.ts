import { animalPath } from '#modules/animals/server/index.ts';
import { pricePerKg } from '#modules/catalog/rules/index.ts';
import type { PricedCart } from '#modules/orders/server/index.ts';
import type { SubscriptionShape } from '../contracts.ts';
import type { Bowls } from './read-bowls.ts';
import type { PlanB, Subscription } from './subscription.ts';

/** The lines of the next and later deliveries; a variant no longer in the catalogue keeps its name. */
export function presentItems(
  { items }: Subscription,
  draft: PricedCart | null,
  bowls: Bowls,
): SubscriptionShape['items'] {
  const missing = new Set(
    draft?.problems.flatMap(({ code, variantCode }) => (code === 'unavailable' ? variantCode : [])),
  );
  return items.map(
    ({ id, variantCode, quantity: laterQuantity, known: existing, animals, planB }) => {
      const line = draft?.order.lines.find((one) => one.variantCode === variantCode);
      const shown = line ?? existing;
      const { productName, variantName, productSlug, variantSlug, pictureHash, unitPrice } = shown;
      return {
        id,
        variantCode,
        productName,
        variantName,
        productSlug,
        variantSlug,
        imageUrl: pictureHash && `/media/${pictureHash}-800.webp`,
        quantity: draft ? (line?.quantity ?? 0) : laterQuantity,
        laterQuantity,
        unitPrice,
        pricePerKilo: pricePerKg(unitPrice, shown),
        available: !missing.has(variantCode),
        animals: animals.map((animal) => ({ '@id': animalPath(animal.id), name: animal.name })),
        planB: planB && presentPlanB(planB),
        runsOut: bowls.runsOut.get(variantCode) ?? null,
      };
    },
  );
}

function presentPlanB({ choice, replacement, waitDays, afterWait }: PlanB) {
  return {
    choice,
    replacement: replacement && {
      variantCode: replacement.variantCode,
      productName: replacement.productName,
      variantName: replacement.variantName,
    },
    waitDays,
    afterWait,
  };
}
