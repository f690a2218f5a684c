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

interface Choice {
  methodCode: string;
  /** What is known of the point that was chosen; null when none was. */
  point: PointCheck | null;
  scope: Scope;
}

/**
 * Chooses how the next delivery, or this and the later ones, goes (SUB-07).
 * @throws Refusal as `hold`; under `shippingMethod` for a method that is not offered; under
 * `pickupPoint` for a relay method without its point, or one that cannot take the parcel (REL-51).
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
  // What it waited for is chosen.
  const recovered = waitsForChoice(subscription.status)
    ? subscriptionStates.next(subscription.status, 'recover')
    : null;
  const changed = { ...subscription, status: recovered ?? subscription.status };
  await finishChange(work, access, scope === 'all' ? { ...changed, ...way } : changed, {
    kind: 'shipping',
    scope,
    details: { methodCode, pickupPoint: way.pickupPoint },
  });
}

/** The same for the point agreed beforehand, for the method the next delivery is sent by. */
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
 * Asks the network about a point before the transaction that chooses it. Null when nobody is to be
 * asked: not their subscription, nothing to deliver, or not a relay method.
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
