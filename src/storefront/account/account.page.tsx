import { orderCalls } from '#services/shop/orders.ts';
import { Card, CardLink } from '#ui/card.tsx';
import { paths } from '../../paths.ts';
import { pageContext } from '../page-context.ts';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/account.page';
import { AccountFrame } from './account-frame.tsx';
import { t } from './account-words.ts';
import { OrderCard } from './order-card.tsx';

export const handle = { name: 'account' } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, site, sites, settings } = context.get(pageContext);
  const { firstName } = requireSignIn(context, request);
  const { members } = settings.features.orders ? await orderCalls(shop).list(1) : { members: [] };
  return { site, sites, firstName, latest: members[0] ?? null, orders: settings.features.orders };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('title'), path: paths.account(), index: false })
    : [];

/** What is under way first, then the way to everything else (RTE-29). */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { firstName, latest, orders } = loaderData;
  return (
    <AccountFrame>
      <h1 tabIndex={-1} className="text-h1">
        {t('hello', { name: firstName })}
      </h1>
      <p className="mt-2 text-encre-2">{t('lead')}</p>
      {latest && (
        <section className="mt-8">
          <h2 className="mb-3 text-h3">{t('latest')}</h2>
          <OrderCard order={latest} />
        </section>
      )}
      {orders && (
        <ul className="mt-8 grid gap-4 md:grid-cols-2">
          <Card as="li" lifts>
            <h2 className="text-h4">
              <CardLink to={paths.orders()}>{t('orders')}</CardLink>
            </h2>
            <p className="text-small text-encre-2">{t('ordersText')}</p>
          </Card>
        </ul>
      )}
    </AccountFrame>
  );
}
