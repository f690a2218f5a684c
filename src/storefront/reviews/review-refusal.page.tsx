import { mailPaths } from '#pages/mail-paths.ts';
import { pageContext } from '#pages/page-context.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { reviewCalls } from '#services/shop/reviews.ts';
import { MailLink } from '../forms/mail-link.tsx';
import { pressMailLink } from '../forms/press-mail-link.server.ts';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/review-refusal.page';
import { t } from './reviews-words.ts';

export const handle = { name: 'review-refusal', layout: 'minimal' } satisfies RouteHandle;

/** The address is the key: no other site is told it. */
export const headers = () => ({ 'referrer-policy': 'same-origin' });

export function loader({ context, params }: Route.LoaderArgs) {
  const { site, sites } = context.get(pageContext);
  return { site, sites, token: params.token };
}

/** A press, not the opening of the link: mail scanners open every link. */
export const action = ({ context, request, params }: Route.ActionArgs) =>
  pressMailLink(request, {
    form: 'refuse',
    words: 'review',
    send: () => reviewCalls(context.get(pageContext).shop).refuseInvitations(params.token),
  });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('refuse.title'),
        path: mailPaths.reviewRefusal(loaderData.token),
        index: false,
        follow: false,
      })
    : [];

export default function ReviewRefusalPage({ actionData }: Route.ComponentProps) {
  return <MailLink form="refuse" say={(word) => t(`refuse.${word}`)} answer={actionData} />;
}
