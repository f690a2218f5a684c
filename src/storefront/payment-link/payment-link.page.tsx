import { data, redirect, redirectDocument } from 'react-router';
import { z } from 'zod';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { ServiceError } from '#services/service-client.ts';
import { paymentLinkCalls } from '#services/shop/payment-links.ts';
import { LinkButton } from '#ui/link.tsx';
import { mailLinkHead } from '../forms/mail-link.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import type { Route } from './+types/payment-link.page';
import { PayForm } from './pay-form.tsx';
import { t } from './payment-link-words.ts';
import { UnderWay } from './under-way.tsx';

type Loaded = Route.ComponentProps['loaderData'];

export const handle = {
  name: 'payment-link',
  layout: 'minimal',
  pays: (data: Loaded | undefined) => data?.link?.state === 'open',
  tracking: false,
} satisfies RouteHandle;

/** The address contains a secret, so other sites must not receive it as a referrer. */
export const headers = () => ({ 'referrer-policy': 'same-origin' });

/**
 * Opening the link starts no payment, because mail scanners open every link. A payment pending at
 * the bank is refreshed, so that a returning customer sees the result.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { site, sites, shop } = context.get(pageContext);
  const { token } = params;
  const calls = paymentLinkCalls(shop);
  // Back from the bank: its answer may have come to us before its payer did.
  const isBack = url.searchParams.has('retour');
  const isRefused = isBack || url.searchParams.has('refus');
  const isJustPaid = isBack || url.searchParams.has('fait');
  try {
    const found = await calls.read(token);
    const isBegun = found.state === 'bank' || found.state === 'waiting';
    const link = isBegun ? await calls.use(token, { action: 'refresh' }) : found;
    const cameBack = isBegun && link.state !== found.state;
    const shown = { isRefused: isRefused || cameBack, isJustPaid: isJustPaid || cameBack };
    return { site, sites, token, link, ...shown };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    const shown = { isRefused: false, isJustPaid: false };
    return data({ site, sites, token, link: null, ...shown }, { status: 404 });
  }
}

/** Each button is a form of its own; `intent` to action. */
const ACTIONS = {
  'pay-kept': 'kept_card',
  'pay-other': 'other_card',
  'pay-given': 'confirm',
  'pay-cancel': 'cancel',
} as const;
type FormName = keyof typeof ACTIONS;
const isFormName = (name: string): name is FormName => Object.hasOwn(ACTIONS, name);

const pressed = z.object({
  total: z.coerce.number().int().optional(),
  token: z.string().optional(),
});

export async function action({ context, request, params }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const { token } = params;
  const form = await request.formData();
  const name = String(form.get('intent'));
  if (!isFormName(name)) throw data(null, { status: 400 });
  const path = mailPaths.paymentLink(token);
  const { refused } = await submitForm({
    form: name,
    data: form,
    schema: pressed,
    unexplained: t('failed'),
    send: async ({ total, token: card }) => {
      const use = { action: ACTIONS[name], expectedTotal: total, token: card || undefined };
      const link = await paymentLinkCalls(shop).use(token, use);
      if (link.bankUrl) throw redirectDocument(link.bankUrl);
      if (link.state === 'paid') throw redirect(`${path}?fait=1`);
      const pays = name === 'pay-kept' || name === 'pay-given';
      if (pays && link.error) throw redirect(`${path}?refus=1`);
      if (pays && link.state === 'open') throw new FormProblem(t('cardMissing'));
      throw redirect(path);
    },
  });
  return data({ refused }, { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused }));

export const meta = mailLinkHead(() => t('title'), mailPaths.paymentLink);

/** Pays a delivery whose charge failed, without a sign-in (N-02). */
export default function PaymentLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { link, isRefused, isJustPaid } = loaderData;
  if (!link)
    return (
      <SignInFrame key="unknown" heading={t('unknown.heading')} lead={t('unknown.text')}>
        <LinkButton to={paths.subscriptions()}>{t('accounts')}</LinkButton>
      </SignInFrame>
    );
  if (link.state === 'open' && link.order)
    return (
      <SignInFrame key="open" heading={t('heading')}>
        <PayForm
          link={link}
          order={link.order}
          error={isRefused ? link.error : null}
          answer={actionData?.refused}
        />
      </SignInFrame>
    );
  if (link.state === 'bank' || link.state === 'waiting')
    return (
      <SignInFrame key={link.state} heading={t('heading')}>
        <UnderWay link={link} answer={actionData?.refused} />
      </SignInFrame>
    );
  const { state } = link;
  const closed = state === 'open' ? 'ended' : state;
  const heading = closed === 'paid' && isJustPaid ? 'justPaid' : closed;
  return (
    <SignInFrame key={closed} heading={t(`closed.${heading}.heading`)}>
      <p className="mt-2 mb-6" role="status">
        {t(`closed.${heading}.text`)}
      </p>
      <LinkButton to={subscriptionPaths.one(link.subscription)} variant="secondary">
        {t('account')}
      </LinkButton>
    </SignInFrame>
  );
}
