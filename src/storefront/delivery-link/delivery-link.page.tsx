import { data } from 'react-router';
import { z } from 'zod';
import type { DeliveryLinkUse } from '#modules/renewals/contracts.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { ServiceError } from '#services/service-client.ts';
import { deliveryLinkCalls } from '#services/shop/delivery-links.ts';
import { LinkButton } from '#ui/link.tsx';
import { mailLinkHead } from '../forms/mail-link.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import type { Route } from './+types/delivery-link.page';
import { AskForm } from './ask-form.tsx';
import { closedText, doneText } from './delivery-link-texts.ts';
import { t } from './delivery-link-words.ts';
import { LeftForm } from './left-form.tsx';

type Loaded = Route.ComponentProps['loaderData'];

/** Of the links of a reminder, one charges. */
export const handle = {
  name: 'delivery-link',
  layout: 'minimal',
  pays: (data: Loaded | undefined) =>
    data?.link?.state === 'open' && data.link.action === 'ship_now',
} satisfies RouteHandle;

/**
 * The address contains a secret, so other sites must not receive it as a referrer. Under
 * `no-referrer` browsers also omit the form's Origin, and such a write is refused.
 */
export const headers = () => ({ 'referrer-policy': 'same-origin' });

/** Opening the link does nothing: mail scanners open every link. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { site, sites, shop } = context.get(pageContext);
  const { token } = params;
  const share = shareIn(url.searchParams);
  try {
    const link = await deliveryLinkCalls(shop).read(token);
    return { site, sites, token, share, link };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    return data({ site, sites, token, share, link: null }, { status: 404 });
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const { refused } = await submitForm({
    form: 'delivery-link',
    data: await request.formData(),
    schema: z.object({}).catchall(z.string()),
    send: (fields) => deliveryLinkCalls(shop).press(params.token, answersIn(fields)),
  });
  return data({ refused }, { status: refused ? 422 : 200 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused }));

/** What is left of each food, as the sliders name it: `share-12` of line 12, in percent. */
function answersIn(fields: Record<string, string>): DeliveryLinkUse {
  const bowls = Object.entries(fields).flatMap(([name, percent]) => {
    const id = /^share-(\d{1,15})$/.exec(name)?.[1];
    return id ? [{ id: Number(id), answer: { share: Number(percent) / 100 } }] : [];
  });
  return bowls.length > 0 ? { bowls } : {};
}

/** Initial slider value from the mail's link, in percent; 50 by default. */
function shareIn(query: URLSearchParams): number {
  const percent = /^\d{1,3}$/.exec(query.get('reste') ?? '')?.[0];
  return percent === undefined ? 50 : Math.min(100, Number(percent));
}

export const meta = mailLinkHead(() => t('title'), mailPaths.deliveryLink);

/** What the link of a reminder would do to a delivery, did, or does no more (N-02). */
export default function DeliveryLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { link, share } = loaderData;
  if (!link)
    return (
      <SignInFrame key="unknown" heading={t('unknown.heading')} lead={t('unknown.text')}>
        <LinkButton to={paths.subscriptions()}>{t('accounts')}</LinkButton>
      </SignInFrame>
    );
  if (link.state === 'open')
    return (
      <SignInFrame key="open" heading={t(`ask.${link.action}.heading`)}>
        {link.action === 'left' ? (
          <LeftForm link={link} share={share} answer={actionData?.refused} />
        ) : (
          <AskForm link={link} answer={actionData?.refused} />
        )}
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
      <LinkButton to={subscriptionPaths.one(link.subscription)} variant="secondary">
        {t('account')}
      </LinkButton>
    </SignInFrame>
  );
}
