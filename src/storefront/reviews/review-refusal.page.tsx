import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { reviewCalls } from '#services/shop/reviews.ts';
import { loadMailLink, pressMailLink } from '../forms/mail-link.server.ts';
import { MailLink, mailLinkHead } from '../forms/mail-link.tsx';
import type { Route } from './+types/review-refusal.page';
import { t } from './reviews-words.ts';

export const handle = { name: 'review-refusal', layout: 'minimal' } satisfies RouteHandle;

/** The address contains a secret, so other sites must not receive it as a referrer. */
export const headers = () => ({ 'referrer-policy': 'same-origin' });

export const loader = loadMailLink;

export const action = pressMailLink({
  form: 'refuse',
  words: 'review',
  send: (shop, token) => reviewCalls(shop).refuseInvitations(token),
});

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused, done: false }));

export const meta = mailLinkHead(() => t('refuse.title'), mailPaths.reviewRefusal);

export default function ReviewRefusalPage({ actionData }: Route.ComponentProps) {
  return <MailLink form="refuse" say={(word) => t(`refuse.${word}`)} answer={actionData} />;
}
