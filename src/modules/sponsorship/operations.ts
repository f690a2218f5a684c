import { z } from 'zod';
import { creationHeaders, item, operation, pagingQuery } from '#kit/operation.ts';
import { invitationInput, sponsorCodeShape, sponsorshipsShape } from './contracts.ts';

export const listSponsorships = operation({
  id: 'listSponsorships',
  method: 'get',
  path: '/shop/sponsorships',
  tag: 'Sponsorship',
  summary: 'The code of the signed-in customer, and whom they recommended us to',
  query: z.object(pagingQuery),
  answer: item(sponsorshipsShape, 'The code to share, and those it was shared with'),
  refusals: [400, 401, 404],
});

export const inviteFriends = operation({
  id: 'inviteFriends',
  method: 'post',
  path: '/shop/sponsorships',
  tag: 'Sponsorship',
  summary: 'Writes one mail to each address, in the name of the signed-in customer',
  headers: creationHeaders,
  body: invitationInput,
  answer: item(sponsorshipsShape, 'The code to share, and those it was shared with', 201),
  refusals: [400, 401, 404, 415, 422, 429],
});

export const getSponsorCode = operation({
  id: 'getSponsorCode',
  method: 'get',
  path: '/shop/sponsor-codes/{code}',
  tag: 'Sponsorship',
  summary: 'What a shared code gives, and who shares it',
  params: z.object({ code: z.string() }),
  answer: item(sponsorCodeShape, 'The code'),
  refusals: [401, 404, 429],
});
