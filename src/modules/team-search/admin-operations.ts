import { z } from 'zod';
import { adminList } from '#modules/staff/rules/index.ts';
import { foundShape } from './admin-contracts.ts';
import { KINDS } from './rules/index.ts';

export const searchEverything = adminList({
  permission: 'orders.read',
  id: 'searchEverything',
  path: '/admin/search',
  tag: 'Search',
  summary:
    'What words, a number or a code lead to, the best first: of the kinds this role may see, and without people where it may see none',
  member: foundShape,
  filters: {
    q: z.string().min(1).max(200).meta({ description: 'Part of a name, a telephone, a code …' }),
    kind: z.enum(KINDS).optional().meta({ description: 'Only things of one kind' }),
  },
  isWhole: true,
});
