import { z } from 'zod';
import { item, list, operation } from '#kit/operation.ts';
import { pickupPointSearch, pickupPointShape } from './contracts.ts';

export const searchPickupPoints = operation({
  id: 'searchPickupPoints',
  method: 'get',
  path: '/shop/pickup-points',
  tag: 'Shipment',
  summary: 'Relay points near a postcode, a city or coordinates, nearest first',
  query: pickupPointSearch,
  answer: list(pickupPointShape, 'Points'),
  refusals: [400, 401, 422, 429, 503],
});

export const getPickupPoint = operation({
  id: 'getPickupPoint',
  method: 'get',
  path: '/shop/pickup-points/{code}',
  tag: 'Shipment',
  summary: 'One relay point',
  params: z.object({ code: z.string() }),
  answer: item(pickupPointShape, 'The point'),
  refusals: [400, 401, 404, 429, 503],
});
