import { data } from 'react-router';
import { z } from 'zod';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { ServiceError } from '#services/service-client.ts';
import { deliveryLinkCalls } from '#services/shop/delivery-links.ts';
import { LinkButton } from '#ui/link.tsx';
import { pageHead } from '../page-head.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import type { Route } from './+types/delivery-link.page';
import { AskForm } from './ask-form.tsx';
import { closedText, doneText } from './delivery-link-texts.ts';
import { t } from './delivery-link-words.ts';

export const handle = { name: 'delivery-link', layout: 'minimal' } satisfies RouteHandle;

/**
 * The address is the key: no other site is told it. Under `no-referrer` browsers would also keep the
 * origin of the form to themselves, and a write of unknown origin is refused.
 */
export const headers = () => ({ 'referrer-policy': 'same-origin' });

/** Opening the link does nothing: mail scanners open every link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { site, sites, shop } = context.get(pageContext);
  const { token } = params;
  try {
    const link = await deliveryLinkCalls(shop).read(token);
    return { site, sites, token, link };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    return data({ site, sites, token, link: null }, { status: 404 });
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const { refused } = await submitForm({
    form: 'delivery-link',
    data: await request.formData(),
    schema: z.object({}),
    send: () => deliveryLinkCalls(shop).press(params.token),
  });
  return data({ refused }, { status: refused ? 422 : 200 });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('title'),
        path: paths.deliveryLink(loaderData.token),
        index: false,
        follow: false,
      })
    : [];

/** What the link of a reminder would do to a delivery, did, or does no more (N-02). */
export default function DeliveryLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { link } = loaderData;
  if (!link)
    return (
      <SignInFrame key="unknown" heading={t('unknown.heading')} lead={t('unknown.text')}>
        <LinkButton to={paths.subscriptions()}>{t('accounts')}</LinkButton>
      </SignInFrame>
    );
  if (link.state === 'open')
    return (
      <SignInFrame key="open" heading={t(`ask.${link.action}.heading`)}>
        <AskForm link={link} answer={actionData?.refused} />
      </SignInFrame>
    );
  const isDone = link.state === 'done';
  const isNow = actionData !== undefined && !actionData.refused;
  const heading = isDone ? t(isNow ? 'done.now' : 'done.before') : t('closed.heading');
  const text = isDone ? doneText(link) : closedText(link);
  return (
    <SignInFrame key={link.state} heading={heading}>
      <div className="mt-2 mb-6 grid gap-3" role="status">
        {text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <LinkButton to={paths.subscription(link.subscription)} variant="secondary">
        {t('account')}
      </LinkButton>
    </SignInFrame>
  );
}
