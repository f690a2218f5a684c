import { releaseUnpaidJob } from '#modules/checkout/server/release-unpaid.ts';
import { renderPicturesJob } from '#modules/media/server/jobs.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { deliverMail } from '#platform/mail-delivery.ts';
import type { Machine } from './schema.ts';

/** LIST 3: every job and its schedule. */
export const jobs: readonly JobDefinition<Machine>[] = [
  deliverMail,
  renderPicturesJob,
  releaseUnpaidJob,
];

/** LIST 3, second half: who listens to which event. An event nobody hears is listed with no job. */
export const listeners: Readonly<Record<string, readonly string[]>> = {
  'customer.email_changed': [],
  'order.placed': [],
  'order.cancelled': [],
  'mail.queued': ['deliver-mail'],
  'pictures.registered': ['render-pictures'],
};
