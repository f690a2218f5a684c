import { data } from 'react-router';
import { nextDelivery } from '#modules/subscriptions/web/index.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { pageContext } from '#pages/page-context.ts';
import { readAgain } from '#pages/read-again.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Container } from '#ui/layout.tsx';
import { cardName } from '../cards/card-words.ts';
import { pageHead } from '../page-head.ts';
import { requireWebView } from '../web-view/require-web-view.server.ts';
import type { Route } from './+types/payment-change.page';
import { addCard, payWithCard } from './change-card.server.ts';
import { loadCardStep } from './load-step.server.ts';
import { openSubscription } from './open-subscription.server.ts';
import { CardStep } from './step-card.tsx';
import { t } from './subscription-words.ts';

export const handle = {
  name: 'web-view-payment-change',
  layout: 'bare',
  // Mobile applications handle consent themselves.
  tracking: false,
} satisfies RouteHandle;

/** `AB-00421-changement-de-paiement`: routes cannot have a parameter as a part of a segment. */
const VIEW = /^(.+)-changement-de-paiement$/;

export const shouldRevalidate = readAgain;

type Args = Pick<Route.LoaderArgs, 'context' | 'request' | 'params'>;

function open({ context, request, params }: Args) {
  const code = VIEW.exec(params.view)?.[1];
  if (!code) throw data(null, { status: 404 });
  requireWebView(context, request);
  return openSubscription(context, request, code);
}

export async function loader(args: Route.LoaderArgs) {
  const { site, sites } = args.context.get(pageContext);
  const { shop, subscription } = await open(args);
  const query = args.url.searchParams;
  const step = await loadCardStep(shop, query);
  return { site, sites, subscription, step, isDone: query.get('fait') === 'card' };
}

export async function action(args: Route.ActionArgs) {
  const { shop, subscription } = await open(args);
  const { code } = subscription;
  const form = await args.request.formData();
  const place = {
    typing: (hash: string) => subscriptionPaths.paymentChange(code, hash),
    done: `${subscriptionPaths.paymentChange(code)}?fait=card`,
  };
  const change = { shop, code, subscription, version: null, data: form };
  const run = form.get('intent') === 'payWith' ? payWithCard : addCard;
  return data(await run(change, place), { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => refused);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('steps.card'),
        path: subscriptionPaths.paymentChange(loaderData.subscription.code),
        index: false,
        follow: false,
      })
    : [];

/**
 * The page to change the card, without header and footer, for mobile applications and mails
 * (RTE-54).
 */
export default function PaymentChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { subscription, step, isDone } = loaderData;
  const { name, paymentCard } = subscription;
  return (
    <Container width="text" className="py-8">
      <h1 tabIndex={-1} className="text-h2">
        {t('steps.card')}
      </h1>
      <p className="mt-2 mb-6 text-encre-2">
        {name} · {nextDelivery(subscription).title}
      </p>
      {isDone && (
        <Alert tone="success" live className="mb-6">
          {paymentCard ? t('card.done', { card: cardName(paymentCard) }) : t('done.card')}
        </Alert>
      )}
      <CardStep step={step} subscription={subscription} back={null} answer={actionData} />
    </Container>
  );
}
