import { type RawBuilder, sql } from 'kysely';
import type { Cents } from '#kit/money.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { SellableVariant } from './variants-for-sale.ts';

/** A price guaranteed to a subscription. */
export interface GuaranteedPrice {
  /** Code of the subscription. */
  subscription: string;
  variantCode: string;
  /** Per unit, tax included. */
  cents: Cents;
  /** First civil date without the guarantee; null: until the customer has been notified of the new price. */
  until: string | null;
}

/** Subquery with the guaranteed prices of a subscription, for the statement that reads its order; null: none. */
export const guaranteedPricesOf = (subscription: RawBuilder<string | null>) =>
  sql<Omit<GuaranteedPrice, 'subscription'>[] | null>`(
    select json_agg(json_build_object(
      'variantCode', k.variant_code, 'cents', k.cents, 'until', k.until))
    from kept_prices k where k.subscription_code = ${subscription})`;

/**
 * The variants at the prices a subscription pays on a civil date: an increase that was not
 * announced in time does not apply (decision 0183).
 */
export function atGuaranteedPrices(
  variants: readonly SellableVariant[],
  guaranteed: readonly Omit<GuaranteedPrice, 'subscription'>[],
  today: Temporal.PlainDate,
): readonly SellableVariant[] {
  const counts = guaranteed.filter(({ until }) => until === null || until > today.toString());
  if (counts.length === 0) return variants;
  return variants.map((variant) => {
    const cents = counts.find(({ variantCode }) => variantCode === variant.code)?.cents;
    return cents !== undefined && cents < variant.subscriptionUnitPrice
      ? { ...variant, subscriptionUnitPrice: cents }
      : variant;
  });
}

/** Guarantees these prices; if one exists already, the lower price and the new end apply. */
export async function guaranteePrices(
  { tx }: UnitOfWork,
  guaranteed: readonly GuaranteedPrice[],
): Promise<void> {
  if (guaranteed.length === 0) return;
  await sql`
    insert into kept_prices (subscription_code, variant_code, cents, until)
    select subscription, "variantCode", cents, until
    from jsonb_to_recordset(${JSON.stringify(guaranteed)}::jsonb)
      as k (subscription text, "variantCode" text, cents integer, until date)
    on conflict (subscription_code, variant_code) do update set
      cents = least(kept_prices.cents, excluded.cents), until = excluded.until`.execute(tx);
}

/** Sets the end of guaranteed prices once customers were notified; deletes those that have ended. */
export async function endGuaranteedPrices(
  { tx, today }: UnitOfWork,
  ends: readonly Pick<GuaranteedPrice, 'subscription' | 'variantCode' | 'until'>[],
): Promise<void> {
  await sql`
    update kept_prices k set until = e.until
    from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb)
      as e (subscription text, "variantCode" text, until date)
    where k.subscription_code = e.subscription and k.variant_code = e."variantCode"
      and k.until is null`.execute(tx);
  await tx.deleteFrom('kept_prices').where('until', '<=', today.toString()).execute();
}
