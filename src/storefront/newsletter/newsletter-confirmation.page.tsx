import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { newsletterCalls } from '#services/shop/newsletter.ts';
import { loadMailLink, pressMailLink } from '../forms/mail-link.server.ts';
import { MailLink, mailLinkHead } from '../forms/mail-link.tsx';
import type { Route } from './+types/newsletter-confirmation.page';
import { linkWords as t } from './link-words.ts';

export const handle = { name: 'newsletter-confirmation', layout: 'minimal' } satisfies RouteHandle;

export const loader = loadMailLink;

export const action = pressMailLink({
  form: 'confirm',
  words: 'newsletter',
  send: (shop, token) => newsletterCalls(shop).confirm(token),
});

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused, done: false }));

export const meta = mailLinkHead(() => t('confirm.title'), mailPaths.newsletterConfirmation);

export default function NewsletterConfirmationPage({ actionData }: Route.ComponentProps) {
  return <MailLink form="confirm" say={(word) => t(`confirm.${word}`)} answer={actionData} />;
}
