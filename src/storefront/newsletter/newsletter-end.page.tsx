import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { newsletterCalls } from '#services/shop/newsletter.ts';
import { loadMailLink, pressMailLink } from '../forms/mail-link.server.ts';
import { MailLink, mailLinkHead } from '../forms/mail-link.tsx';
import type { Route } from './+types/newsletter-end.page';
import { linkWords as t } from './link-words.ts';

export const handle = { name: 'newsletter-end', layout: 'minimal' } satisfies RouteHandle;

export const loader = loadMailLink;

/** One press, without an account (PRV-06). */
export const action = pressMailLink({
  form: 'leave',
  words: 'newsletter',
  send: (shop, token) => newsletterCalls(shop).leave(token),
});

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused, done: false }));

export const meta = mailLinkHead(() => t('leave.title'), mailPaths.newsletterEnd);

export default function NewsletterEndPage({ actionData }: Route.ComponentProps) {
  return <MailLink form="leave" say={(word) => t(`leave.${word}`)} answer={actionData} />;
}
