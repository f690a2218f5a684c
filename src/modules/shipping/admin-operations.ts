import { z } from 'zod';
import { item, noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import { tariffInput, tariffPreviewShape, teamMethodShape } from './admin-contracts.ts';

const zone = z.object({ code: z.string().max(60), country: z.string().max(2) });

export const listMethodsForTeam = adminList({
  permission: 'catalogue.read',
  id: 'listMethodsForTeam',
  path: '/admin/shipping-methods',
  tag: 'Shipping',
  summary:
    'How parcels travel, what that costs in each country, since when, and what was decided for later',
  member: teamMethodShape,
});

export const previewTariff = adminOperation({
  permission: 'prices.manage',
  id: 'previewTariff',
  method: 'post',
  path: '/admin/shipping-methods/{code}/zones/{country}/tariff-previews',
  tag: 'Shipping',
  summary: 'What a tariff would have asked of the orders of the last thirty days; changes nothing',
  params: zone,
  body: tariffInput,
  answer: item(tariffPreviewShape, 'What it would change'),
  refusals: [400, 404, 415, 422],
});

export const decideTariff = adminOperation({
  permission: 'prices.manage',
  id: 'decideTariff',
  risk: 'money',
  method: 'post',
  path: '/admin/shipping-methods/{code}/zones/{country}/tariffs',
  tag: 'Shipping',
  summary: 'Decides what a delivery costs in a country, from today or from a later day on',
  params: zone,
  body: tariffInput,
  answer: noBody('Decided'),
  refusals: [400, 404, 415, 422],
});

export const withdrawTariff = adminOperation({
  permission: 'prices.manage',
  id: 'withdrawTariff',
  risk: 'money',
  method: 'delete',
  path: '/admin/shipping-tariffs/{id}',
  tag: 'Shipping',
  summary: 'Takes a tariff back whose day has not come',
  params: z.object({ id: z.string().max(40) }),
  answer: noBody('Gone'),
  refusals: [404],
});
