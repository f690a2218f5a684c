import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { isSamePlace } from '#kit/same-place.ts';
import {
  addressInput,
  email,
  postalAddressInput,
  postalAddressWith,
} from '#modules/customers/contracts.ts';
import { FIND, PLACE } from '#modules/shipping/web/index.ts';
import { type FormAnswer, FormProblem, typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { typedAddress } from '#pages/forms/typed-address.server.ts';
import { addressCalls } from '#services/shop/addresses.ts';
import { askAboutTown } from '../forms/ask-about-town.server.ts';
import { t } from './checkout-words.ts';
import type { Step } from './open-step.server.ts';
import { postalFields } from './same-address.ts';
import { searchRelays } from './search-relays.server.ts';
import type { ShippingAnswer } from './shipping-answer.ts';
import { codeOf } from './shown-order.ts';

/** Without an account the e-mail is requested beside the address. */
export const BILLED = {
  customer: postalAddressWith({ email: email.optional() }),
  guest: postalAddressWith({ email }),
} as const;

/** Saves the billing address; a different delivery address is left unchanged. */
export async function saveBilling(step: Step): Promise<FormAnswer> {
  const { token, order, calls, customer, buyer, form, at } = step;
  const { refused } = await submitForm({
    form: 'billing',
    words: 'address',
    data: form,
    schema: BILLED[buyer],
    input: await chosenAddress(step),
    prefix: 'billingAddress.',
    unexplained: t('failed'),
    send: async ({ email: typed, ...billingAddress }) => {
      if (isTyped(step)) await askAboutTown(step.shop, form, billingAddress);
      const { billingAddress: before, shippingAddress: there } = order;
      const isElsewhere = there !== null && !isSamePlace(before, there);
      await calls.update(token, {
        customer: order.customer === null ? (customer ?? undefined) : undefined,
        email: buyer === 'guest' ? typed : undefined,
        billingAddress,
        shippingAddress: isElsewhere ? postalFields(there) : undefined,
      });
      await saveIfRequested(step);
      throw redirect(at.step(token, 'shipping'));
    },
  });
  return refused as FormAnswer;
}

/** Saves delivery address and shipping method; then the usual payment method is selected. */
export async function saveShipping(step: Step): Promise<ShippingAnswer> {
  const { form, order, shop } = step;
  const isRelay = /^relay_/.test(String(form.get('method')));
  const asks = isRelay && typeof form.get(PLACE) === 'string';
  if (asks && form.has(FIND))
    return { ...found(form), relays: await searchRelays(shop, order, form) };
  const refused = await sendShipping(step);
  // Pickup points are loaded again beside the errors, for pages without scripts.
  return asks ? { ...refused, relays: await searchRelays(shop, order, form) } : refused;
}

/** The state of a form that only searched pickup points and has no errors. */
const found = (form: FormData): FormAnswer => ({
  form: 'shipping',
  submission: randomUUID(),
  values: typedValues(form),
  fields: {},
  problems: [],
});

async function sendShipping(step: Step): Promise<FormAnswer> {
  const { token, order, calls, form, at } = step;
  const isSame = form.get('same') === 'on';
  const billing = order.billingAddress && postalFields(order.billingAddress);
  const { refused } = await submitForm({
    form: 'shipping',
    words: 'address',
    data: form,
    schema: postalAddressInput,
    input: isSame ? billing : await chosenAddress(step),
    prefix: 'shippingAddress.',
    others: ['method', 'pickupPoint'],
    unexplained: t('failed'),
    send: async (shippingAddress) => {
      if (!isSame && isTyped(step)) await askAboutTown(step.shop, form, shippingAddress);
      const method = form.get('method');
      if (typeof method !== 'string')
        throw new FormProblem('', { method: [t('shipping.methodMissing')] });
      const isThere =
        order.checkoutState !== 'cart' &&
        isSamePlace(order.shippingAddress, toPlace(shippingAddress));
      const addressed = isThere ? order : await calls.update(token, { shippingAddress });
      if (!isSame) await saveIfRequested(step);
      const shipment = addressed.shipments[0];
      const paying = addressed.payments[0];
      if (shipment) await chooseShipping(step, shipment.id, method);
      if (paying && codeOf(paying.method) === 'card')
        await calls.selectPayment(token, paying.id, 'card');
      throw redirect(at.step(token, 'payment'));
    },
  });
  return refused as FormAnswer;
}

/** A pickup point is required only by methods that deliver to one. */
async function chooseShipping({ token, calls, form }: Step, shipment: number, method: string) {
  const point = form.get('pickupPoint');
  await calls.selectShipping(token, shipment, method, typeof point === 'string' ? point : null);
}

type Sent = ReturnType<typeof postalAddressInput.parse>;
const toPlace = ({ company, street2, ...address }: Sent) => ({
  ...address,
  company: company ?? null,
  street2: street2 ?? null,
});

/** Whether the address is typed, and not one of the address book. */
const isTyped = ({ form, customer }: Step): boolean =>
  customer === null || (form.get('address') ?? 'new') === 'new';

/** The selected saved address, else the typed one. */
async function chosenAddress({ shop, form, customer }: Step): Promise<unknown> {
  const choice = form.get('address');
  if (choice && choice !== 'new' && customer !== null) {
    const found = (await addressCalls(shop).list()).find(({ id }) => String(id) === choice);
    if (found) return postalFields(found);
  }
  return typedAddress(typedValues(form));
}

/** Saves a typed address in the customer's account if the box is ticked. */
async function saveIfRequested(step: Step) {
  const { shop, form, customer } = step;
  if (customer === null) return;
  if (form.get('save') !== 'on' || !isTyped(step)) return;
  const parsed = addressInput.safeParse(typedAddress(typedValues(form)));
  if (parsed.success) await addressCalls(shop).add(parsed.data);
}
