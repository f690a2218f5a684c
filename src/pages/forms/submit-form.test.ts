import { expect, test } from 'vitest';
import { z } from 'zod';
import { postalAddressInput } from '#modules/customers/contracts.ts';
import { ServiceError } from '#services/service-client.ts';
import { FormProblem } from './form-answer.ts';
import { submitForm } from './submit-form.server.ts';

const typed = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const anything = z.looseObject({});
const address = {
  firstName: 'Léa',
  lastName: 'Martin',
  countryCode: 'FR',
  street: '12 rue des Lilas',
  postcode: '69003',
  city: 'Lyon',
  phoneNumber: '',
};

/** Submits these fields to an API that fails with `failure`. */
const refusedBy = async (failure: Error, fields: Record<string, string>) => {
  const { refused } = await submitForm({
    form: 'address',
    data: typed(fields),
    schema: anything,
    prefix: 'billingAddress.',
    send: () => Promise.reject(failure),
  });
  return refused;
};
const violations = (...list: { propertyPath: string; message: string; code: string | null }[]) =>
  new ServiceError(422, { violations: list });

test('FRM-03 what is wrong is said before anything is sent', async () => {
  let sent = 0;
  const { refused } = await submitForm({
    form: 'address',
    data: typed({ ...address, city: '' }),
    schema: postalAddressInput,
    send: async () => {
      sent += 1;
    },
  });
  expect(refused?.fields).toEqual({ city: 'Indiquez une ville.' });
  expect(sent).toBe(0);
});

test('FRM-03 what is right is sent as the contract reads it', async () => {
  const { done } = await submitForm({
    form: 'address',
    data: typed(address),
    schema: postalAddressInput,
    send: async (value) => value,
  });
  expect(done).toMatchObject({ city: 'Lyon', company: null, phoneNumber: null });
});

test('ADR-17 a postcode of another country has its own words', async () => {
  const data = typed({ ...address, countryCode: 'BE', postcode: '75001' });
  const { refused } = await submitForm({
    form: 'address',
    data,
    schema: postalAddressInput,
    send: async () => null,
  });
  expect(refused?.fields.postcode).toBe(
    'Le format du code postal ne correspond pas au pays sélectionné.',
  );
});

test('FRM-07 a text that is too long says how long it may be', async () => {
  const { refused } = await submitForm({
    form: 'address',
    data: typed({ ...address, street2: 'x'.repeat(39) }),
    schema: postalAddressInput,
    send: async () => null,
  });
  expect(refused?.fields.street2).toBe('Saisissez au plus 38 caractères.');
});

test('FRM-15 a violation of the service is said under its field', async () => {
  const failure = violations({
    propertyPath: 'billingAddress.city',
    code: 'required',
    message: 'autre',
  });
  expect((await refusedBy(failure, { city: '' }))?.fields).toEqual({ city: 'Indiquez une ville.' });
});

test('FRM-16 without a known code the message of the service is shown', async () => {
  const unknown = { propertyPath: 'city', code: null, message: 'Ville fermée.' };
  expect((await refusedBy(violations(unknown), { city: 'Ys' }))?.fields.city).toBe('Ville fermée.');
});

test('FRM-14 a message that is a key is translated', async () => {
  const key = { propertyPath: 'city', code: null, message: 'forms.generic.errors.invalid' };
  const refused = await refusedBy(violations(key), { city: 'Ys' });
  expect(refused?.fields.city).toBe('La valeur saisie n’est pas valide.');
});

test('FRM-17 what matches no field is said on top of the form', async () => {
  const refused = await refusedBy(
    violations({ propertyPath: '', code: 'order.empty', message: 'Votre panier est vide.' }),
    address,
  );
  expect(refused?.problems).toEqual(['Votre panier est vide.']);
  expect(refused?.fields).toEqual({});
});

test('FRM-18 a custom error carries a message and lists by field', async () => {
  const failure = new FormProblem('Rien n’a été enregistré.', { city: ['Trop loin.', 'Fermée.'] });
  const refused = await refusedBy(failure, address);
  expect(refused?.problems).toEqual(['Rien n’a été enregistré.']);
  expect(refused?.fields.city).toBe('Trop loin. Fermée.');
});

test('CHK-07 a failure nobody explains has the words given for it', async () => {
  const { refused } = await submitForm({
    form: 'order',
    data: typed({}),
    schema: anything,
    unexplained: 'Contactez-nous.',
    send: () => Promise.reject(new ServiceError(500, { 'hydra:description': 'secret' })),
  });
  expect(refused?.problems).toEqual(['Contactez-nous.']);
});

test('values come back, passwords do not', async () => {
  const refused = await refusedBy(new FormProblem('non'), { city: 'Lyon', password: 'secret' });
  expect(refused?.values).toEqual({ city: 'Lyon' });
});

test('bugs and redirects pass through', async () => {
  await expect(refusedBy(new Error('bug'), {})).rejects.toThrow('bug');
});

test('O-10 who is not signed in any more, or may not do it, is told so and not that something failed', async () => {
  const words = async (status: number) =>
    (await refusedBy(new ServiceError(status, { message: 'JWT Token not found' }), address))
      ?.problems;
  expect(await words(401)).toEqual([expect.stringContaining('reconnectez-vous')]);
  expect(await words(403)).toEqual([expect.stringContaining('ne permet pas cette action')]);
});

test('FRM-15 errors are listed in the order of the fields in the form', async () => {
  const { refused } = await submitForm({
    form: 'address',
    data: typed({ city: '', street: '', lastName: '', postcode: '' }),
    schema: postalAddressInput,
    input: { ...address, city: '', street: '', lastName: '', postcode: '' },
    send: () => Promise.resolve(),
  });
  expect(Object.keys(refused?.fields ?? {})).toEqual(['city', 'street', 'lastName', 'postcode']);
});
