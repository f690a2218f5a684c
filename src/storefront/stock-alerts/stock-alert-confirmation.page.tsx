import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { stockAlertCalls } from '#services/shop/stock-alerts.ts';
import { loadMailLink, pressMailLink } from '../forms/mail-link.server.ts';
import { MailLink, mailLinkHead } from '../forms/mail-link.tsx';
import type { Route } from './+types/stock-alert-confirmation.page';
import { t } from './stock-alert-words.ts';

export const handle = { name: 'stock-alert-confirmation', layout: 'minimal' } satisfies RouteHandle;

export const loader = loadMailLink;

export const action = pressMailLink({
  form: 'confirm',
  words: 'stock-alert',
  send: (shop, token) => stockAlertCalls(shop).confirm(token),
});

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused, done: false }));

export const meta = mailLinkHead(() => t('confirm.title'), mailPaths.stockAlertConfirmation);

export default function StockAlertConfirmationPage({ actionData }: Route.ComponentProps) {
  return <MailLink form="confirm" say={(word) => t(`confirm.${word}`)} answer={actionData} />;
}
