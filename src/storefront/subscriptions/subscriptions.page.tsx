import { Scene } from '#modules/media/web/index.ts';
import { SubscriptionCard } from '#modules/subscriptions/web/index.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { pageSlugs, paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link.tsx';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/subscriptions.page';
import { isSubscriber, openSubscriptions } from './open-subscription.server.ts';
import { ParcelsPart } from './parcels-part.tsx';
import { t } from './subscription-words.ts';

export const handle = { name: 'account-subscriptions' } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, sites } = context.get(pageContext);
  const { calls, shop } = openSubscriptions(context, request);
  const [subscriptions, parcels] = await Promise.all([calls.list(), calls.parcels()]);
  context.get(sessionContext).keepSubscriber(isSubscriber(subscriptions));
  const isStarting = subscriptions.length === 0 && (await isFirstStarting(orderCalls(shop)));
  return { site, sites, subscriptions, parcels, isStarting };
}

const RECENT = 3;

/**
 * Whether a recent order started a subscription that is not listed yet: it is created moments
 * later.
 */
async function isFirstStarting(orders: ReturnType<typeof orderCalls>): Promise<boolean> {
  const { members } = await orders.list(RECENT);
  const recent = members.filter(({ status }) => status !== 'cancelled');
  const read = await Promise.all(recent.map(({ tokenValue }) => orders.read(tokenValue)));
  return read.some(
    ({ items, state, subscription }) =>
      subscription === null &&
      state !== 'cancelled' &&
      items.some(({ subscriptionInterval }) => subscriptionInterval !== null),
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('list.title'), path: paths.subscriptions(), index: false })
    : [];

/** The customer's subscriptions, then past deliveries (RTE-40). */
export default function SubscriptionsPage({
  loaderData: { subscriptions, parcels, isStarting },
}: Route.ComponentProps) {
  const running = subscriptions.filter(({ status }) => status !== 'stopped');
  const ended = subscriptions.filter(({ status }) => status === 'stopped');
  if (isStarting)
    return (
      <EmptyState
        level={1}
        art={<Scene name="subscription-rhythm" priority className="w-72" />}
        title={t('list.starting')}
        actions={<LinkButton to={paths.subscriptions()}>{t('list.again')}</LinkButton>}
      >
        {t('list.startingText')}
      </EmptyState>
    );
  if (subscriptions.length === 0)
    return (
      <EmptyState
        level={1}
        art={<Scene name="subscription-rhythm" priority className="w-72" />}
        title={t('list.empty')}
        actions={
          <>
            <LinkButton to={paths.home()}>{t('list.shop')}</LinkButton>
            <LinkButton to={paths.page(pageSlugs.subscription)} variant="secondary">
              {t('list.how')}
            </LinkButton>
          </>
        }
      >
        {t('list.emptyText')}
      </EmptyState>
    );
  return (
    <>
      <h1 tabIndex={-1} className="mb-6 text-h1">
        {t('list.title')}
      </h1>
      <ParcelsPart parcels={parcels} code={null} />
      <List title={t('list.running')} subscriptions={running} />
      <List title={t('list.ended')} subscriptions={ended} />
    </>
  );
}

interface ListProps {
  title: string;
  subscriptions: Route.ComponentProps['loaderData']['subscriptions'];
}

function List({ title, subscriptions }: ListProps) {
  if (subscriptions.length === 0) return null;
  return (
    <section className="mb-10">
      <h2 className="mb-3 text-h3">{title}</h2>
      <ul className="grid gap-5">
        {subscriptions.map((subscription) => (
          <SubscriptionCard key={subscription.code} as="li" subscription={subscription} />
        ))}
      </ul>
    </section>
  );
}
