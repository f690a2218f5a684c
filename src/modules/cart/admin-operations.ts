import { z } from 'zod';
import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import { item } from '#kit/operation.ts';
import { SITES } from '#kit/sites.ts';
import { adminOperation } from '#modules/staff/rules/index.ts';
import { simulationShape } from './admin-contracts.ts';

export const simulateCart = adminOperation({
  permission: 'promotions.read',
  id: 'simulateCart',
  method: 'get',
  path: '/admin/cart-simulation',
  tag: 'Promotions',
  summary: 'What a cart would cost, without a code and with it; nothing is kept',
  query: z.object({
    channel: z.enum(SITES),
    country: z.enum(DELIVERY_COUNTRIES),
    lines: z
      .string()
      .regex(/^\d{8}:[1-9]\d{0,2}(:\d{2,3})?(,\d{8}:[1-9]\d{0,2}(:\d{2,3})?){0,9}$/)
      .meta({ description: 'variant:quantity, or variant:quantity:days on subscription' }),
    coupon: z.string().max(60).optional(),
  }),
  answer: item(simulationShape, 'The totals'),
  refusals: [400, 409, 422],
});
