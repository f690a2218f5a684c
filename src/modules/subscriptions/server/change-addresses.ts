import { refuseFields, type Violation } from '#kit/refusal.ts';
import { findAddress } from '#modules/customers/server/index.ts';
import { type AddressFields, addressFields, offeredFor } from '#modules/orders/server/index.ts';
import { deliveryRefusal } from '#modules/shipping/rules/index.ts';
import { findShippingOptions } from '#modules/shipping/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { AddressChange } from '../contracts.ts';
import { finishChange } from './finish-change.ts';
import { type Access, type Held, lockDraftForChange, storeDraft } from './lock-for-change.ts';

type Kind = 'billingAddress' | 'shippingAddress';

/**
 * Changes the delivery or billing address of the next delivery, or of all from it on; taxes and delivery fee are
 * computed again for the country (SUB-07).
 * @throws Refusal as `lockDraftForChange`; under `address` when it is not in the customer's book; under a field for a
 * place we do not deliver to, or that the chosen delivery method does not reach.
 */
export async function changeAddress(
  work: UnitOfWork,
  access: Access,
  kind: Kind,
  address: AddressChange,
): Promise<void> {
  const held = await lockDraftForChange(work, access);
  const { subscription, draft } = held;
  const { scope } = address;
  const fields = await fieldsOf(work, access.customerId, address);
  if (kind === 'shippingAddress') await assertReached(work, held, fields);
  await storeDraft(work, held, { ...draft, [kind]: { ...fields, id: 0 } });
  await finishChange(
    work,
    access,
    scope === 'all' ? { ...subscription, [kind]: fields } : subscription,
    {
      kind: kind === 'shippingAddress' ? 'shipping_address' : 'billing_address',
      scope,
    },
  );
}

async function fieldsOf(
  work: UnitOfWork,
  customerId: number,
  given: AddressChange,
): Promise<AddressFields> {
  if (!('address' in given)) return addressFields(given);
  const id = given.address.slice(given.address.lastIndexOf('/') + 1);
  const own = /^\d{1,15}$/.test(id) ? await findAddress(work.tx, customerId, Number(id)) : null;
  if (!own) throw refuseFields([{ propertyPath: 'address', code: 'subscription.address_unknown' }]);
  return addressFields(own, own.deliveryInstructions);
}

/** The chosen delivery method must reach the address too; if not, the customer has to choose another one first. */
async function assertReached(
  work: UnitOfWork,
  { draft }: Held,
  address: AddressFields,
): Promise<void> {
  const violation = (field: string, code: string): Violation => ({ propertyPath: field, code });
  if (!draft.channelCountries.includes(address.countryCode))
    throw refuseFields([violation('countryCode', 'subscription.country')]);
  const refused = deliveryRefusal(address);
  if (refused)
    throw refuseFields([violation(refused === 'delivery.cedex' ? 'city' : 'postcode', refused)]);
  const point = draft.shipment?.pickupAddress;
  if (point && point.countryCode !== address.countryCode)
    throw refuseFields([violation('countryCode', 'subscription.relay_country')]);
  if (address.countryCode === draft.shippingAddress?.countryCode) return;
  const options = await findShippingOptions(work.tx, address.countryCode);
  const offered = offeredFor(draft.lines, options);
  if (!offered.some(({ code }) => code === draft.shipment?.methodCode))
    throw refuseFields([violation('countryCode', 'subscription.shipping_method')]);
}
