import { mailPaths } from '#pages/mail-paths.ts';
import { pageContext } from '#pages/page-context.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { stockAlertCalls } from '#services/shop/stock-alerts.ts';
import { MailLink } from '../forms/mail-link.tsx';
import { pressMailLink } from '../forms/press-mail-link.server.ts';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/stock-alert-confirmation.page';
import { t } from './stock-alert-words.ts';

export const handle = { name: 'stock-alert-confirmation', layout: 'minimal' } satisfies RouteHandle;

export function loader({ context, params }: Route.LoaderArgs) {
  const { site, sites } = context.get(pageContext);
  return { site, sites, token: params.token };
}

/** A press, not the opening of the link: mail scanners open every link. */
export const action = ({ context, request, params }: Route.ActionArgs) =>
  pressMailLink(request, {
    form: 'confirm',
    words: 'stock-alert',
    send: () => stockAlertCalls(context.get(pageContext).shop).confirm(params.token),
  });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('confirm.title'),
        path: mailPaths.stockAlertConfirmation(loaderData.token),
        index: false,
        follow: false,
      })
    : [];

export default function StockAlertConfirmationPage({ actionData }: Route.ComponentProps) {
  return <MailLink form="confirm" say={(word) => t(`confirm.${word}`)} answer={actionData} />;
}
