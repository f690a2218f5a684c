import { findVariantsForSale } from '#modules/catalog/server/index.ts';
import type { AddressFields } from '#modules/orders/server/index.ts';
import type { PickupAddress } from '#modules/shipping/contracts.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { AfterWait, HeldFor, PlanBChoice } from '../rules/index.ts';
import { snapshotFrom } from './change-items.ts';
import { everyDelivery, lineOf, prepareDraft } from './prepare-draft.ts';
import { findSubscriptionByCode } from './queries.ts';

/** A subscription imported from another shop, as it was there. */
export interface BroughtSubscription {
  code: string;
  customerId: number;
  channel: string;
  locale: string;
  /** Current and original days between two deliveries. */
  frequency: number;
  firstFrequency: number;
  /** Civil dates. */
  anchorDate: string;
  followingDate: string | null;
  plannedDate: string;
  shippingDate: string;
  deliveriesDone: number;
  billingAddress: AddressFields;
  shippingAddress: AddressFields;
  methodCode: string;
  pickupAddress: PickupAddress | null;
  nextPoint: PickupAddress | null;
  couponCodes: readonly string[];
  termsVersion: string;
  acceptedAt: Date;
  /** Null when it is not paused. */
  pausedAt: Date | null;
  pausedUntil: string | null;
  heldFor: HeldFor | null;
  /** Civil date for which notice was given. */
  endingOn: string | null;
  createdAt: Date;
  items: readonly BroughtItem[];
}

export interface BroughtItem {
  variantCode: string;
  /** Pieces in every delivery, and in the next one. */
  quantity: number;
  next: number;
  /** Ids of the animals it feeds. */
  animals: readonly number[];
  planB: {
    choice: PlanBChoice;
    replacement: string | null;
    waitDays: number | null;
    afterWait: AfterWait | null;
    chosenAt: Date;
  } | null;
}

/**
 * Imports a subscription from another shop: its next delivery is prepared at our prices for the date it had there.
 * Nobody is mailed and nothing is charged before that date. It has no first order here.
 */
export async function bringSubscription(
  work: UnitOfWork,
  brought: BroughtSubscription,
): Promise<void> {
  const { code, customerId, items } = brought;
  const written = await work.tx
    .insertInto('subscriptions')
    .values({
      code,
      customer_id: customerId,
      channel: brought.channel,
      locale: brought.locale,
      currency: 'EUR',
      status: brought.pausedAt ? 'paused' : 'active',
      frequency: brought.frequency,
      first_frequency: brought.firstFrequency,
      anchor_date: brought.anchorDate,
      following_date: brought.followingDate,
      deliveries_done: brought.deliveriesDone,
      billing_address: JSON.stringify(brought.billingAddress),
      shipping_address: JSON.stringify(brought.shippingAddress),
      method_code: brought.methodCode,
      pickup_point: brought.pickupAddress?.code ?? null,
      pickup_address: brought.pickupAddress && JSON.stringify(brought.pickupAddress),
      next_point: brought.nextPoint && JSON.stringify(brought.nextPoint),
      coupon_codes: [...brought.couponCodes],
      created_from: null,
      terms_version: brought.termsVersion,
      accepted_at: brought.acceptedAt,
      paused_at: brought.pausedAt,
      paused_until: brought.pausedUntil,
      held_for: brought.heldFor,
      ending_on: brought.endingOn,
      created_at: brought.createdAt,
      updated_at: brought.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeItems(work, written.id, brought);
  const subscription = await findSubscriptionByCode(work.tx, code);
  if (!subscription) throw new Error(`${code} was not written`);
  const pieces = new Map(items.map(({ variantCode, next }) => [variantCode, next]));
  const lines = subscription.items.map((item) => {
    const interval = item.quantity === 0 ? null : subscription.frequency;
    return lineOf(item, pieces.get(item.variantCode) ?? item.quantity, interval);
  });
  await prepareDraft(
    work,
    subscription,
    {
      number: brought.deliveriesDone + 1,
      planned: Temporal.PlainDate.from(brought.plannedDate),
      shipping: Temporal.PlainDate.from(brought.shippingDate),
    },
    { ...everyDelivery(subscription), lines: lines.filter(({ quantity }) => quantity > 0) },
  );
  await work.announce('subscription.created', { code });
}

async function writeItems(
  { tx }: UnitOfWork,
  id: number,
  { channel, customerId, items }: BroughtSubscription,
): Promise<void> {
  const wanted = items.flatMap(({ variantCode, planB }) => [
    variantCode,
    planB?.replacement ?? variantCode,
  ]);
  const sold = await findVariantsForSale(tx, channel, [...new Set(wanted)]);
  const snapshot = (wantedCode: string) => {
    const found = sold.find(({ code }) => code === wantedCode);
    if (!found) throw new Error(`${wantedCode} is not sold on ${channel}`);
    return JSON.stringify(snapshotFrom(found));
  };
  await tx
    .insertInto('subscription_items')
    .values(
      items.map(({ variantCode, quantity }) => ({
        subscription_id: id,
        variant_code: variantCode,
        quantity,
        known: snapshot(variantCode),
      })),
    )
    .execute();
  const eaters = items.flatMap(({ variantCode, animals }) =>
    animals.map((animal) => ({
      subscription_id: id,
      variant_code: variantCode,
      animal_id: animal,
      customer_id: customerId,
    })),
  );
  if (eaters.length > 0) await tx.insertInto('subscription_animals').values(eaters).execute();
  const plans = items.flatMap(({ variantCode, planB }) =>
    planB
      ? [
          {
            subscription_id: id,
            variant_code: variantCode,
            choice: planB.choice,
            replacement: planB.replacement === null ? null : snapshot(planB.replacement),
            wait_days: planB.waitDays,
            after_wait: planB.afterWait,
            chosen_at: planB.chosenAt,
          },
        ]
      : [],
  );
  if (plans.length > 0) await tx.insertInto('subscription_plans_b').values(plans).execute();
}

/** Sets a customer's card on their imported subscriptions that have none yet. */
export async function payBroughtWith(
  { tx }: Pick<UnitOfWork, 'tx'>,
  { customerId, cardId, codes }: { customerId: number; cardId: number; codes: readonly string[] },
): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .updateTable('subscriptions')
    .set({ card_id: cardId })
    .where('customer_id', '=', customerId)
    .where('code', 'in', [...codes])
    .execute();
}
