import { pageContext } from '#pages/page-context.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { paths } from '../../paths.ts';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/newsletter-end.page';
import { LinkPress } from './link-press.tsx';
import { linkWords as t } from './link-words.ts';
import { pressLink } from './press-link.server.ts';

export const handle = { name: 'newsletter-end', layout: 'minimal' } satisfies RouteHandle;

export function loader({ context, params }: Route.LoaderArgs) {
  const { site, sites } = context.get(pageContext);
  return { site, sites, token: params.token };
}

/** One press, without an account (PRV-06); opening the link alone ends nothing. */
export const action = ({ context, request, params }: Route.ActionArgs) =>
  pressLink(context.get(pageContext).shop, request, { link: 'leave', token: params.token });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('leave.title'),
        path: paths.newsletterEnd(loaderData.token),
        index: false,
        follow: false,
      })
    : [];

export default function NewsletterEndPage({ actionData }: Route.ComponentProps) {
  return <LinkPress link="leave" answer={actionData} />;
}
