import { refuseFields } from '#kit/refusal.ts';
import { deliveryCountry, findOrder, offeredFor } from '#modules/orders/server/index.ts';
import { freezePoint, heaviestParcel } from '#modules/shipping/rules/index.ts';
import {
  acceptPoint,
  checkPickupPoint,
  findShippingOptions,
  type PointCheck,
} from '#modules/shipping/server/index.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import type { Scope } from '../contracts.ts';
import { subscriptionStates, waitsForChoice } from '../rules/index.ts';
import { finishChange } from './finish-change.ts';
import { type Access, lockDraftForChange, storeDraft } from './lock-for-change.ts';
import { findSubscription } from './queries.ts';
import { termsOf } from './terms.ts';

interface Choice {
  methodCode: string;
  /** Result of checking the chosen relay point; null when none was chosen. */
  point: PointCheck | null;
  scope: Scope;
}

/**
 * Changes the delivery method of the next delivery, or of all from it on (SUB-07).
 * @throws Refusal as `lockDraftForChange`; under `shippingMethod` for a method not available; under `pickupPoint` for
 * a relay method without a point, or a point that cannot take the parcel (REL-51).
 */
export async function changeShipping(
  work: UnitOfWork,
  access: Access,
  { methodCode, point, scope }: Choice,
): Promise<void> {
  const held = await lockDraftForChange(work, access);
  const { subscription, draft } = held;
  const countryCode = deliveryCountry(draft);
  const options = offeredFor(draft.lines, await findShippingOptions(work.tx, countryCode));
  const method = options.find(({ code }) => code === methodCode);
  if (!method || !draft.shipment)
    throw refuseFields([{ propertyPath: 'shippingMethod', code: 'subscription.shipping_method' }]);
  const parcels = { countryCode, lines: draft.lines };
  const chosen = method.kind === 'relay' ? acceptPoint(method, point, parcels) : null;
  const way = {
    methodCode,
    pickupPoint: chosen?.code ?? null,
    pickupAddress: chosen && freezePoint(chosen),
  };
  await storeDraft(work, held, { ...draft, shipment: { ...draft.shipment, ...way } });
  // The choice that blocked the delivery has been made.
  const recovered = waitsForChoice(subscription.status)
    ? subscriptionStates.next(subscription.status, 'recover')
    : null;
  const changed = { ...subscription, status: recovered ?? subscription.status };
  await finishChange(work, access, scope === 'all' ? { ...changed, ...way } : changed, {
    kind: 'shipping',
    scope,
    details: {
      methodCode,
      pickupPoint: way.pickupPoint,
      was: termsOf(subscription, draft.shipment),
    },
  });
}

/** The same for the alternative relay point, checked against the method of the next delivery. */
export async function askAboutNextPoint(
  appContext: AppContext,
  access: Access,
  pickupPoint: string,
): Promise<PointCheck> {
  const { code, customerId } = access;
  const subscription = await findSubscription(appContext.db, customerId, code);
  const token = subscription?.cycle?.token;
  const order = token ? await findOrder(appContext.db, token) : null;
  const methodCode = order?.shipment?.methodCode ?? '';
  const found = await askAboutPoint(appContext, access, methodCode, pickupPoint);
  return found ?? { point: null, isSilent: false };
}

/**
 * Checks a relay point with its network, before the transaction that chooses it. Null when no check is needed: not
 * the caller's subscription, nothing to deliver, or not a relay method.
 */
export async function askAboutPoint(
  appContext: AppContext,
  { code, customerId }: Access,
  methodCode: string,
  pickupPoint: string,
): Promise<PointCheck | null> {
  const token = (await findSubscription(appContext.db, customerId, code))?.cycle?.token;
  const draft = token ? await findOrder(appContext.db, token) : null;
  if (!draft) return null;
  const options = await findShippingOptions(appContext.db, deliveryCountry(draft));
  const method = options.find((option) => option.code === methodCode);
  if (method?.kind !== 'relay') return null;
  return checkPickupPoint(appContext, pickupPoint, heaviestParcel(draft.lines, method));
}
