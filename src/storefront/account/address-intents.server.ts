import { redirect } from 'react-router';
import { z } from 'zod';
import { ownValue } from '#kit/own-value.ts';
import { addressInput } from '#modules/customers/contracts.ts';
import { type FormAnswer, typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { typedAddress } from '#pages/forms/typed-address.server.ts';
import { paths } from '#pages/paths.ts';
import { ServiceError } from '#services/service-client.ts';
import { addressCalls } from '#services/shop/addresses.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { customerCalls } from '#services/shop/customers.ts';
import { askAboutTown } from '../forms/ask-about-town.server.ts';

interface FormRequest {
  shop: ShopClient;
  /** Resource path of the customer. */
  customer: string;
  form: FormData;
  /** Id of the address being changed; null for a new one. */
  edited: string | null;
}

/** Set only when the form was refused; on success the list shows a confirmation. */
type Refused = FormAnswer | undefined;

/** ADR-01: adds an address, or changes the one that is open. */
async function save({ shop, customer, form, edited }: FormRequest): Promise<Refused> {
  const { refused } = await submitForm({
    form: 'address',
    data: form,
    schema: addressInput,
    input: typedAddress(typedValues(form)),
    send: async (typed) => {
      await askAboutTown(shop, form, typed);
      // The form has no fields for these, so a change leaves them unchanged.
      const { phoneNumber2: _, provinceCode: __, provinceName: ___, ...change } = typed;
      const calls = addressCalls(shop);
      const saved = edited ? await calls.change(edited, change) : await calls.add(typed);
      if (form.get('favourite') === 'on') await customerCalls(shop, customer).favour(saved['@id']);
      throw redirect(paths.addresses({ done: edited ? 'modifiee' : 'ajoutee' }));
    },
  });
  return refused;
}

/** ADR-02. An address that is already deleted counts as a success. */
async function remove({ shop, form }: FormRequest): Promise<Refused> {
  const { refused } = await submitForm({
    form: 'remove',
    data: form,
    schema: z.object({ id: z.string() }),
    send: async ({ id }) => {
      await addressCalls(shop)
        .remove(id)
        .catch((error: unknown) => {
          if (!(error instanceof ServiceError) || error.status !== 404) throw error;
        });
      throw redirect(paths.addresses({ done: 'supprimee' }));
    },
  });
  return refused;
}

/** Sets the default address (ADR-03). */
async function favour({ shop, customer, form }: FormRequest): Promise<Refused> {
  const { refused } = await submitForm({
    form: 'favour',
    data: form,
    schema: z.object({ address: z.string() }),
    send: async ({ address }) => {
      await customerCalls(shop, customer).favour(address);
      throw redirect(paths.addresses({ done: 'preferee' }));
    },
  });
  return refused;
}

const intents: Record<string, (request: FormRequest) => Promise<Refused>> = {
  address: save,
  remove,
  favour,
};

/** Dispatches the submitted form. */
export async function applyToAddresses(request: FormRequest): Promise<Refused> {
  const run = ownValue(intents, String(request.form.get('intent')));
  if (!run) throw new Response(null, { status: 400 });
  return run(request);
}
