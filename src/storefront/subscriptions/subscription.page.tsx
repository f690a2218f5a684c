import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { OrderStatus, Thumbnail } from '#modules/orders/web/index.ts';
import { endingText, nextDelivery, SubscriptionAlerts } from '#modules/subscriptions/web/index.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { keepForm } from '#pages/forms/submit-form.server.ts';
import { householdPaths } from '#pages/household-paths.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import { readAgain } from '#pages/read-again.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { BackLink } from '../account/back-link.tsx';
import { OrderHistory } from '../account/order-history.tsx';
import { LifeEvents, LifeEventsNotice } from '../life-events/life-event-card.tsx';
import { loadLifeEvents } from '../life-events/load-life-events.server.ts';
import { pageHead } from '../page-head.ts';
import { usePolling } from '../use-polling.ts';
import type { Route } from './+types/subscription.page';
import { applyChange } from './apply-change.server.ts';
import { LeavingList } from './leaving-list.tsx';
import { loadSubscription } from './load-subscription.server.ts';
import { MySubscription } from './my-subscription.tsx';
import { NextOrder } from './next-order.tsx';
import { openSubscription } from './open-subscription.server.ts';
import { PREVIEW, type StepAnswer } from './previewed.ts';
import { StepPage } from './steps.tsx';
import { t } from './subscription-words.ts';
import { UndoForm, UndoRefused } from './undo-form.tsx';

export const handle = { name: 'account-subscription' } satisfies RouteHandle;

/**
 * Reloads after a conflict, to show the current state; not after a preview, which changes nothing,
 * nor during an outage, when loading would fail.
 */
export const shouldRevalidate = (after: ShouldRevalidateFunctionArgs) =>
  readAgain(after) &&
  (!after.formData?.has(PREVIEW) || after.currentUrl.href !== after.nextUrl.href);

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { site, sites, today, settings, content, search } = page;
  const hasAnimals = settings.features.animals;
  const opened = await openSubscription(context, request, params.subscription, {
    shared: true,
  });
  const { shop, subscription, signedIn } = opened;
  const { customer } = signedIn;
  const loaded = await loadSubscription({
    shop,
    content,
    search,
    customer,
    today,
    subscription,
    url,
    hasAnimals,
  });
  const animalGone = url.searchParams.get('fait') === 'abortAnimalGone';
  const lifeEvents =
    loaded.step || subscription.status === 'stopped'
      ? []
      : await loadLifeEvents(page, (event) => event.subscription === subscription.code);
  return {
    site,
    sites,
    animalGone,
    lifeEvents,
    household: householdPaths.household(),
    ...loaded,
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const answer = await keepForm<StepAnswer | undefined>(request, async (sent) =>
    changeWith(sent, await openSubscription(context, sent, params.subscription, { shared: true })),
  );
  return data(answer, { status: answer && 'preview' in answer ? 200 : 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => refused);

async function changeWith(
  request: Request,
  { shop, subscription }: Awaited<ReturnType<typeof openSubscription>>,
) {
  const form = await request.formData();
  const version = /^\d{1,9}$/.exec(String(form.get('version')))?.[0];
  return applyChange({
    shop,
    code: subscription.code,
    subscription,
    data: form,
    version: version === undefined ? null : Number(version),
  });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: loaderData.step ? t(`steps.${loaderData.step.name}`) : loaderData.subscription.name,
        path: subscriptionPaths.one(loaderData.subscription.code),
        index: false,
      })
    : [];

/** One subscription: next delivery, settings and all changes (RTE-41, SUB-04). */
export default function SubscriptionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { subscription, step, tab, done, animalGone, undoable } = loaderData;
  const { code, name, status } = subscription;
  const back = subscriptionPaths.one(code, { tab });
  // Polls for the payment, which takes moments or needs a confirmation with the customer's bank.
  usePolling(!step && done !== null && subscription.shipNow !== null);
  if (step)
    return (
      <StepPage
        key={step.name}
        step={step}
        subscription={subscription}
        back={back}
        answer={actionData}
      />
    );
  const { title, detail } = nextDelivery(subscription);
  const ending = endingText(subscription);
  const [first] = subscription.items;
  return (
    <>
      {subscription.shared ? (
        <BackLink to={loaderData.household}>{t('shared.back')}</BackLink>
      ) : (
        <BackLink to={paths.subscriptions()}>{t('list.title')}</BackLink>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {first && <Thumbnail url={first.imageUrl} className="w-14" />}
        <h1 tabIndex={-1} className="text-h2">
          {name}
        </h1>
        <OrderStatus status={status} />
      </div>
      <p className="mt-3 text-h4 font-bold">{title}</p>
      {/* A locked delivery's details move below, next to what can still be changed. */}
      {detail && (subscription.editable || status !== 'active') && (
        <p className="text-encre-2">{detail}</p>
      )}
      {ending && <p className="font-bold">{ending}</p>}
      <p className="text-small text-encre-3">{t('number', { code })}</p>
      {subscription.shared ? (
        <p className="mt-2 mb-6 max-w-text">{t('shared.notice')}</p>
      ) : (
        <Link
          to={subscriptionPaths.history(code)}
          className="link mt-1 mr-5 mb-2 inline-flex min-h-11 items-center"
        >
          {t('history.link')}
        </Link>
      )}
      <div className="mb-6 grid gap-3 empty:hidden">
        <UndoRefused answer={actionData} />
        {done && (
          <Alert
            tone="success"
            live
            title={undoable.length > 0 ? t('undo.saved') : undefined}
            action={undoable.length > 0 && <UndoForm code={code} changes={undoable} />}
          >
            {done}
            {animalGone && (
              <Link to={paths.animals()} className="link mt-1 block">
                {t('done.toAnimals')}
              </Link>
            )}
          </Alert>
        )}
        <LeavingList code={code} orders={loaderData.leaving} />
        <SubscriptionAlerts subscription={subscription} />
      </div>
      {loaderData.lastOrders.length > 0 && (
        <OrderHistory
          orders={loaderData.lastOrders}
          title={t('stopped.lastOrder')}
          to={(number) => subscriptionPaths.order(code, number)}
        />
      )}
      <LifeEventsNotice events={loaderData.lifeEvents} />
      {status !== 'stopped' && (
        <Tabs
          label={t('tabs.label')}
          current={tab}
          tabs={[
            {
              name: 'next',
              label: t('tabs.next'),
              to: subscriptionPaths.one(code, { tab: 'next' }),
            },
            {
              name: 'mine',
              label: t('tabs.mine'),
              to: subscriptionPaths.one(code, { tab: 'mine' }),
            },
          ]}
        >
          {tab === 'next' ? (
            <NextOrder {...loaderData} answer={actionData} />
          ) : (
            <MySubscription {...loaderData} />
          )}
        </Tabs>
      )}
      <LifeEvents events={loaderData.lifeEvents} />
    </>
  );
}
