import { z } from 'zod';
import { item } from '#kit/operation.ts';
import { adminOperation } from '#modules/staff/rules/index.ts';
import { customerSponsorshipsShape } from './admin-contracts.ts';

export const getCustomerSponsorships = adminOperation({
  permission: 'customers.read',
  id: 'getCustomerSponsorships',
  method: 'get',
  path: '/admin/customers/{id}/sponsorships',
  tag: 'Customers',
  summary: 'Whom a customer recommended us to, and who recommended us to them',
  params: z.object({ id: z.string().max(40) }),
  answer: item(customerSponsorshipsShape, 'The sponsorships'),
  refusals: [404],
});
