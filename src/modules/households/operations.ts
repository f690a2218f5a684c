import { z } from 'zod';
import { item, noBody, operation } from '#kit/operation.ts';
import { householdInvitation, householdLinkShape, householdReminders } from './contracts.ts';

export const inviteToHousehold = operation({
  id: 'inviteToHousehold',
  method: 'post',
  path: '/shop/household/invitations',
  tag: 'Household',
  summary: 'Asks somebody by mail to share the subscriptions; a newer link replaces the older one',
  body: householdInvitation,
  answer: noBody('A mail is on its way'),
  refusals: [400, 401, 415, 422, 429],
});

export const withdrawHouseholdInvitation = operation({
  id: 'withdrawHouseholdInvitation',
  method: 'delete',
  path: '/shop/household/invitations/{id}',
  tag: 'Household',
  summary: 'Takes an invitation back',
  params: z.object({ id: z.string() }),
  answer: noBody('Taken back'),
  refusals: [401, 404],
});

export const endHouseholdSharing = operation({
  id: 'endHouseholdSharing',
  method: 'delete',
  path: '/shop/household/members/{id}',
  tag: 'Household',
  summary: 'Ends a sharing at once, from either side',
  params: z.object({ id: z.string() }),
  answer: noBody('Ended'),
  refusals: [401, 404],
});

export const chooseHouseholdReminders = operation({
  id: 'chooseHouseholdReminders',
  method: 'patch',
  path: '/shop/household/members/{id}',
  tag: 'Household',
  summary: 'Whether the caller gets a copy of the reminders of what is shared with them',
  params: z.object({ id: z.string() }),
  body: householdReminders,
  answer: noBody('Chosen'),
  refusals: [400, 401, 404, 415, 422],
});

const byToken = z.object({ token: z.string().max(100) });

export const getHouseholdInvitation = operation({
  id: 'getHouseholdInvitation',
  method: 'get',
  path: '/shop/household-invitations/{token}',
  tag: 'Household',
  summary: 'Who asks, for whoever holds the link; reading it changes nothing',
  params: byToken,
  answer: item(householdLinkShape, 'The invitation'),
  refusals: [401, 404, 422, 429],
});

export const joinHousehold = operation({
  id: 'joinHousehold',
  method: 'post',
  path: '/shop/household-invitations/{token}/acceptance',
  tag: 'Household',
  summary:
    'Shares the subscriptions of who asked; the account must have the address the link was sent to',
  params: byToken,
  body: z.object({}),
  answer: noBody('Shared'),
  refusals: [400, 401, 403, 404, 415, 422, 429],
});
