import { mailPaths } from '#pages/mail-paths.ts';
import { pageContext } from '#pages/page-context.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { newsletterCalls } from '#services/shop/newsletter.ts';
import { MailLink } from '../forms/mail-link.tsx';
import { pressMailLink } from '../forms/press-mail-link.server.ts';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/newsletter-end.page';
import { linkWords as t } from './link-words.ts';

export const handle = { name: 'newsletter-end', layout: 'minimal' } satisfies RouteHandle;

export function loader({ context, params }: Route.LoaderArgs) {
  const { site, sites } = context.get(pageContext);
  return { site, sites, token: params.token };
}

/** One press, without an account (PRV-06); opening the link alone ends nothing. */
export const action = ({ context, request, params }: Route.ActionArgs) =>
  pressMailLink(request, {
    form: 'leave',
    words: 'newsletter',
    send: () => newsletterCalls(context.get(pageContext).shop).leave(params.token),
  });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('leave.title'),
        path: mailPaths.newsletterEnd(loaderData.token),
        index: false,
        follow: false,
      })
    : [];

export default function NewsletterEndPage({ actionData }: Route.ComponentProps) {
  return <MailLink form="leave" say={(word) => t(`leave.${word}`)} answer={actionData} />;
}
