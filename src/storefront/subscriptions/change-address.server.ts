import { redirect } from 'react-router';
import { postalAddressInput } from '#modules/customers/contracts.ts';
import { scoped } from '#modules/subscriptions/contracts.ts';
import { type FormAnswer, typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { typedAddress } from '#pages/forms/typed-address.server.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { addressCalls } from '#services/shop/addresses.ts';
import { changeCalls } from '#services/shop/subscriptions.ts';
import { postalFields } from '../checkout/same-address.ts';
import type { Change } from './change.ts';
import { t } from './subscription-words.ts';

/** Changes the delivery or billing address to a saved one or a new one (SUB-07). */
export async function changeAddress(
  change: Change,
  call: 'sendTo' | 'billTo',
): Promise<FormAnswer | undefined> {
  const { shop, code, version, data } = change;
  const name = String(data.get('intent'));
  const { refused } = await submitForm({
    form: name,
    words: 'address',
    data,
    schema: postalAddressInput,
    input: await typedOrChosen(change),
    unexplained: t('failed'),
    others: ['scope', 'address'],
    send: async (address) => {
      const { scope } = scoped.parse({ scope: data.get('scope') ?? undefined });
      await changeCalls(shop, code, version)[call](address, scope);
      throw redirect(
        subscriptionPaths.one(code, { done: name, scope: scope === 'all' ? scope : undefined }),
      );
    },
  });
  return refused;
}

async function typedOrChosen({ shop, data }: Change): Promise<unknown> {
  const choice = data.get('address');
  if (choice && choice !== 'new') {
    const found = (await addressCalls(shop).list()).find(({ id }) => String(id) === choice);
    if (found) return postalFields(found);
  }
  return typedAddress(typedValues(data));
}
