import { expect, test } from 'vitest';
import { FormProblem } from '#pages/forms/form-answer.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { askAboutTown } from './ask-about-town.server.ts';

const TOWNS: Readonly<Record<string, string[]>> = { '75001': ['Paris'] };
const shop = {
  call: async (_: unknown, { query }: { query: { postcode: string } }) => ({
    cities: TOWNS[query.postcode] ?? [],
  }),
} as unknown as ShopClient;
const formOf = (city: string) => {
  const form = new FormData();
  form.set('city', city);
  return form;
};
const typed = (postcode: string, city: string) => ({ countryCode: 'FR', postcode, city });

test('ADR-12 a town that contradicts its postcode is asked about once', async () => {
  const form = formOf('Lyon');
  const refused = await askAboutTown(shop, form, typed('75001', 'Lyon')).catch((error) => error);
  expect(refused).toBeInstanceOf(FormProblem);
  expect(refused.fields.city[0]).toContain('75001 est celui de Paris');
  await askAboutTown(shop, form, typed('75001', 'Lyon'));
  await expect(askAboutTown(shop, form, typed('75001', 'Lille'))).rejects.toThrow(FormProblem);
});

test('ADR-12 the right town, an unknown postcode and a saved address are not asked about', async () => {
  await askAboutTown(shop, formOf('Paris'), typed('75001', 'Paris 1er'));
  await askAboutTown(shop, formOf('Lyon'), typed('69999', 'Lyon'));
  await askAboutTown(shop, new FormData(), typed('75001', 'Lyon'));
});
