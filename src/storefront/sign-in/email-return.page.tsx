import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { authCalls } from '#services/shop/auth.ts';
import { loadMailLink, pressMailLink } from '../forms/mail-link.server.ts';
import { MailLink, mailLinkHead } from '../forms/mail-link.tsx';
import type { Route } from './+types/email-return.page';
import { t } from './sign-in-words.ts';

export const handle = { name: 'email-return', layout: 'minimal' } satisfies RouteHandle;

export const loader = loadMailLink;

/** Whoever reads a former address takes the account back to it. */
export const action = pressMailLink({
  form: 'email-return',
  words: 'login',
  send: (shop, token) => authCalls(shop).takeEmailBack(token),
});

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused, done: false }));

export const meta = mailLinkHead(() => t('emailReturn.title'), mailPaths.emailReturn);

export default function EmailReturnPage({ actionData }: Route.ComponentProps) {
  return (
    <MailLink form="email-return" say={(word) => t(`emailReturn.${word}`)} answer={actionData} />
  );
}
