import { redirect } from 'react-router';
import { z } from 'zod';
import { postalAddressInput } from '#modules/customers/contracts.ts';
import { type FormAnswer, FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { typedAddress } from '#pages/forms/typed-address.server.ts';
import { t } from './checkout-words.ts';
import { currentPayment } from './current-payment.server.ts';
import type { Step } from './open-step.server.ts';
import { BILLED } from './save-addresses.server.ts';

const text = z.string().max(255).nullish();
const someone = z.object({
  name: text,
  address: z
    .object({ line1: text, line2: text, city: text, postal_code: text, country: text })
    .nullish(),
});

/** Data from the wallet buttons: sent by the browser, so it is validated. */
const given = z.object({
  token: z.string().regex(/^\w{1,255}$/),
  method: z.string().max(100),
  due: z.int(),
  email: text,
  billing: someone.nullish(),
  shipping: someone.nullish(),
});

/**
 * Fills the checkout steps with a wallet's data: addresses, shipping method and card. Nothing is
 * paid: the summary shows it with the shop's own prices, and its button places the order. An
 * invalid address is shown in the form with its errors.
 */
export async function fillByWallet(step: Step): Promise<FormAnswer> {
  const { token, order, calls, customer, buyer, form, payments, at } = step;
  const read = given.safeParse(parsed(form.get('given')));
  if (!read.success) throw new Response(null, { status: 400 });
  const { shipping, billing, email, method, due, token: card } = read.data;
  const there = fieldsOf(shipping);
  const { refused } = await submitForm({
    form: 'billing',
    words: 'address',
    data: formOf({ ...there, email: email ?? '' }),
    schema: BILLED[buyer],
    input: { ...typedAddress(there), email: email ?? undefined },
    prefix: 'shippingAddress.',
    unexplained: t('failed'),
    send: async ({ email: typed, ...shippingAddress }) => {
      // Wallets give fewer fields for the billing address than for the delivery address.
      const billed = postalAddressInput.safeParse(typedAddress(fieldsOf(billing)));
      const addressed = await calls.update(token, {
        customer: order.customer === null ? (customer ?? undefined) : undefined,
        email: buyer === 'guest' ? typed : undefined,
        billingAddress: billed.success ? billed.data : shippingAddress,
        shippingAddress,
      });
      const [shipment, paying] = [addressed.shipments[0], addressed.payments[0]];
      if (!shipment || !paying) throw new FormProblem(t('failed'));
      await calls.selectShipping(token, shipment.id, method);
      const ready = await calls.selectPayment(token, paying.id, 'card');
      const payment = await currentPayment(payments, ready, at, null);
      if (!payment) throw redirect(at.step(token, 'payment'));
      const { responseData } = await payments.update(payment.hash, { token: card });
      if (!responseData.card) throw redirect(at.step(token, 'payment'));
      // The wallet's sheet showed another total than the order's: the summary shows a notice.
      throw redirect(at.step(token, 'summary') + (ready.due === due ? '' : '&avis=total'));
    },
  });
  return refused as FormAnswer;
}

function parsed(sent: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(sent));
  } catch {
    // Refused below like any invalid data.
    return null;
  }
}

/** A wallet's address as form fields. Wallets have one name field; its first word becomes the first name. */
function fieldsOf(one: z.infer<typeof someone> | null | undefined): Record<string, string> {
  const { name, address } = one ?? {};
  const [firstName = '', ...lastName] = (name ?? '').trim().split(/\s+/);
  return {
    firstName,
    lastName: lastName.join(' '),
    street: address?.line1 ?? '',
    street2: address?.line2 ?? '',
    postcode: address?.postal_code ?? '',
    city: address?.city ?? '',
    countryCode: address?.country ?? '',
  };
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
