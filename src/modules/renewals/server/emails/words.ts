import { t } from '#i18n/catalogue.server.ts';
import { bowlOf, nameOf, type Subscription } from '#modules/subscriptions/server/index.ts';
import { type Notice, renderNotice } from '#ui/mail/notice.server.tsx';
import type { Recipient } from '../mail-to.ts';

/** Translates a key of the subscription mails. */
export const say = (key: string, params?: Record<string, string | number>): string =>
  t(`renewals.mails.${key}`, params);

/** What a mail names a subscription by. */
export type Named = Pick<Subscription, 'code' | 'items' | 'stopReason'>;

/**
 * Adds the animal's name to a subject line. Not for an animal that died, nor for a subscription named after its
 * products.
 */
export function about(subscription: Named, subject: string): string {
  const bowl = subscription.stopReason === 'pet_gone' ? null : bowlOf(subscription);
  if (bowl === null) return subject;
  return say('about', { bowl, subject: subject.charAt(0).toLowerCase() + subject.slice(1) });
}

/** Small print with the code of the subscription, by which the team finds it, and its name. */
export function numberOf(subscription: Named): string {
  const { code, items, stopReason } = subscription;
  const named = stopReason === 'pet_gone' ? items.map((item) => ({ ...item, animals: [] })) : items;
  return say('subscriptionNumber', { code, name: nameOf({ items: named }) });
}

interface MailContent extends Pick<Notice, 'heading' | 'paragraphs' | 'content' | 'remarks'> {
  kind: string;
  subject: string;
  action: { label: string; url: string };
  choices?: Notice['choices'];
  notes?: readonly string[];
}

/** A mail as HTML and text, as `queueMail` takes it. */
export async function write({ to, firstName, contact }: Recipient, newsletter: MailContent) {
  const { kind, subject, heading, paragraphs, content, remarks, action, choices } = newsletter;
  const { notes = [] } = newsletter;
  const rendered = await renderNotice({
    preview: paragraphs[0] ?? heading,
    heading,
    paragraphs: [say('greeting', { firstName }), ...paragraphs],
    content,
    remarks,
    action: { ...action, hint: say('linkHint') },
    choices,
    notes,
    sender: say('sender'),
    contact,
  });
  return { kind, to, subject, ...rendered };
}
