import { z } from 'zod';
import { creationHeaders, noBody, operation } from '#kit/operation.ts';
import { newsletterInput } from './contracts.ts';

const byToken = z.object({ token: z.string() });

export const askForNewsletter = operation({
  id: 'askForNewsletter',
  method: 'post',
  path: '/shop/newsletter-subscriptions',
  tag: 'Newsletter',
  summary: 'Subscribes to the newsletter; a mail to the address has to be confirmed',
  headers: creationHeaders,
  body: newsletterInput,
  answer: noBody('Accepted, whatever is known of the address', 202),
  refusals: [400, 401, 415, 422, 429],
});

export const confirmNewsletter = operation({
  id: 'confirmNewsletter',
  method: 'patch',
  path: '/shop/newsletter-subscriptions/{token}',
  tag: 'Newsletter',
  summary: 'Opens the link of the confirmation mail',
  params: byToken,
  body: z.object({}),
  answer: noBody('Confirmed', 202),
  refusals: [400, 401, 415, 422],
});

export const leaveNewsletter = operation({
  id: 'leaveNewsletter',
  method: 'delete',
  path: '/shop/newsletter-subscriptions/{token}',
  tag: 'Newsletter',
  summary: 'Unsubscribes, with the token every issue carries',
  params: byToken,
  answer: noBody('Ended'),
  refusals: [401, 404],
});

export const leaveNewsletterByMailReader = operation({
  id: 'leaveNewsletterByMailReader',
  method: 'post',
  path: '/shop/newsletter-subscriptions/{token}/one-click',
  tag: 'Newsletter',
  summary: 'Unsubscribes, as mail readers do it (RFC 8058)',
  params: byToken,
  answer: noBody('Ended'),
  refusals: [401, 404, 413, 415],
});
