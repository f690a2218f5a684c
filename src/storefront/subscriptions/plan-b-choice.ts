import type { PlanBChange } from '#modules/subscriptions/contracts.ts';

/** Prefix of the code of a replacement variant. */
export const INSTEAD = 'replace:';

/** The form's choice for a missing article, as the input of its operation. */
export function planBOf(choice: string, days: unknown, afterwards: unknown): unknown {
  if (choice.startsWith(INSTEAD)) {
    const productVariant = `/api/v2/shop/product-variants/${choice.slice(INSTEAD.length)}`;
    return { choice: 'replace', productVariant } satisfies PlanBChange;
  }
  return choice === 'wait' ? { choice, days: Number(days), afterwards } : { choice };
}
