import { SubscriptionCard } from '#modules/subscriptions/web/index.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { conversationCalls } from '#services/shop/conversations.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { Card, CardLink } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/account.page';
import { accountPages } from './account-pages.ts';
import { t } from './account-words.ts';
import { readLatestOrder } from './latest-order.server.ts';
import { OrderCard } from './order-card.tsx';
import { findGoingSubscriptions } from './own-subscriptions.server.ts';
import { waitingOf } from './waiting.ts';
import { WaitingList } from './waiting-list.tsx';

export const handle = { name: 'account' } satisfies RouteHandle;

/** Number of conversations loaded for the list of what awaits the customer. */
const LATEST_CONVERSATIONS = 5;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, site, sites, settings } = context.get(pageContext);
  const { firstName } = requireSignIn(context, request);
  const { features } = settings;
  const { members } = features.orders ? await orderCalls(shop).list(1) : { members: [] };
  const [newest] = members;
  const latest = newest ? await readLatestOrder(shop, newest) : null;
  const going = features.subscriptions ? await findGoingSubscriptions(context) : [];
  const written = await conversationCalls(shop).list(LATEST_CONVERSATIONS);
  const waiting = waitingOf(members, going, written.members);
  return { site, sites, firstName, features, latest, next: going[0] ?? null, waiting };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('title'), path: paths.account(), index: false })
    : [];

/** Pending matters first, then links to all account pages (RTE-29). */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { firstName, latest, next, features, waiting } = loaderData;
  return (
    <>
      <h1 tabIndex={-1} className="text-h1">
        {t('hello', { name: firstName })}
      </h1>
      <WaitingList {...waiting} />
      {next && (
        <section className="mt-8">
          <h2 className="mb-3 text-h3">{t('nextDelivery')}</h2>
          <SubscriptionCard subscription={next} alerted={false} />
        </section>
      )}
      {latest && (
        <section className="mt-8">
          <h2 className="mb-3 text-h3">{t('latest')}</h2>
          <OrderCard order={latest} />
        </section>
      )}
      <ul className="mt-8 grid gap-3 md:grid-cols-3 md:gap-5">
        {accountPages(features).map(({ name, to, icon }) => (
          <Card key={name} as="li" lifts className="flex items-start gap-4 md:flex-col">
            <span className="grid size-11 flex-none place-items-center rounded-full bg-brume">
              <Icon of={icon} size={24} />
            </span>
            <div>
              <h2 className="text-h4">
                <CardLink to={to}>{t(`pages.${name}.title`)}</CardLink>
              </h2>
              <p className="text-small text-encre-2">{t(`pages.${name}.text`)}</p>
            </div>
          </Card>
        ))}
      </ul>
    </>
  );
}
