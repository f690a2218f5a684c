import { z } from 'zod';
import { item } from '#kit/operation.ts';
import { SITES } from '#kit/sites.ts';
import { adminOperation } from '#modules/staff/rules/index.ts';
import { figuresShape } from './admin-contracts.ts';

export const getFigures = adminOperation({
  permission: 'finance.read',
  id: 'getFigures',
  method: 'get',
  path: '/admin/figures',
  tag: 'Figures',
  summary:
    'Sales, subscriptions and payments of a period beside the one before; of thirty days when none are named',
  query: z.object({
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    channel: z.enum(SITES).optional(),
  }),
  answer: item(figuresShape, 'The figures'),
  refusals: [400, 422],
});
