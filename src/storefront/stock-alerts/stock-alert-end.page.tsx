import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { stockAlertCalls } from '#services/shop/stock-alerts.ts';
import { loadMailLink, pressMailLink } from '../forms/mail-link.server.ts';
import { MailLink, mailLinkHead } from '../forms/mail-link.tsx';
import type { Route } from './+types/stock-alert-end.page';
import { t } from './stock-alert-words.ts';

export const handle = { name: 'stock-alert-end', layout: 'minimal' } satisfies RouteHandle;

export const loader = loadMailLink;

export const action = pressMailLink({
  form: 'end',
  words: 'stock-alert',
  send: (shop, token) => stockAlertCalls(shop).end(token),
});

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused, done: false }));

export const meta = mailLinkHead(() => t('end.title'), mailPaths.stockAlertEnd);

export default function StockAlertEndPage({ actionData }: Route.ComponentProps) {
  return <MailLink form="end" say={(word) => t(`end.${word}`)} answer={actionData} />;
}
