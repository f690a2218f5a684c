import type { PlanBChange } from '#modules/subscriptions/contracts.ts';

/** Before the code of a variant that comes instead. */
export const INSTEAD = 'replace:';

/** What a form said is done when a line is missing, as its operation takes it. */
export function planBOf(choice: string, days: unknown, afterwards: unknown): unknown {
  if (choice.startsWith(INSTEAD)) {
    const productVariant = `/api/v2/shop/product-variants/${choice.slice(INSTEAD.length)}`;
    return { choice: 'replace', productVariant } satisfies PlanBChange;
  }
  return choice === 'wait' ? { choice, days: Number(days), afterwards } : { choice };
}
