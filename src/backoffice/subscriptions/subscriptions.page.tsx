import { shortDate } from '#i18n/dates.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { STANDINGS } from '#modules/subscriptions/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamSubscriptionCalls } from '#services/admin/subscriptions.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { officeHead } from '../office-head.ts';
import { ChoiceField, SearchField } from '../parts/filter-fields.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/subscriptions.page';
import { Standing } from './standing.tsx';
import { t } from './subscriptions-words.ts';

export const handle = { name: 'office-subscriptions', tracking: false } satisfies RouteHandle;

const WITHIN = ['7', '14', '30'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page, text, oneOf } = readQuery(request);
  const filter = {
    search: text('recherche'),
    standing: oneOf('etat', STANDINGS),
    within: oneOf('jours', WITHIN),
  };
  const { members, total } = await teamSubscriptionCalls(admin).list({
    ...filter,
    page: String(page),
  });
  return { subscriptions: members, total, page, filter };
}

export const meta = () => officeHead(t('title'));

export default function OfficeSubscriptionsPage({ loaderData }: Route.ComponentProps) {
  const { subscriptions, total, page, filter } = loaderData;
  return (
    <ListPage
      title={t('title')}
      lead={t('lead', { count: total })}
      aside={
        <nav aria-label={t('title')} className="flex flex-wrap gap-x-5 text-small">
          {(['renewals', 'changes', 'terminations'] as const).map((name) => (
            <Link
              key={name}
              to={officePaths[name]()}
              className="link inline-flex min-h-11 items-center"
            >
              {t(name)}
            </Link>
          ))}
        </nav>
      }
      to={officePaths.subscriptions}
      filter={filter}
      page={page}
      total={total}
      fields={
        <>
          <SearchField
            label={t('fields.search')}
            placeholder={t('fields.searchHint')}
            value={filter.search}
          />
          <ChoiceField
            name="etat"
            label={t('fields.standing')}
            any={t('fields.all')}
            value={filter.standing}
            options={STANDINGS.map((value) => ({ value, label: t(`standings.${value}`) }))}
          />
          <ChoiceField
            name="jours"
            label={t('fields.within')}
            any={t('fields.anyTime')}
            value={filter.within}
            options={WITHIN.map((value) => ({ value, label: t(`within.${value}`) }))}
          />
        </>
      }
    >
      <SubscriptionsTable subscriptions={subscriptions} />
    </ListPage>
  );
}

function SubscriptionsTable({
  subscriptions,
}: Pick<Route.ComponentProps['loaderData'], 'subscriptions'>) {
  return (
    <ListTable
      caption={t('title')}
      columns={[
        t('columns.code'),
        t('columns.customer'),
        t('columns.status'),
        t('columns.next'),
        { figures: t('columns.total') },
        t('columns.rhythm'),
        { figures: t('columns.done') },
        t('columns.channel'),
      ]}
    >
      {subscriptions.map((one) => (
        <tr key={one.code}>
          <th scope="row" className="whitespace-nowrap">
            <Link to={officePaths.subscription(one.code)} className="link tabular-nums">
              {one.code}
            </Link>
          </th>
          <td>
            {one.name}
            <span className="block text-encre-2">{one.email}</span>
          </td>
          <td>
            <Standing {...one} />
          </td>
          <td className="whitespace-nowrap">
            {one.nextShippingDate && one.status !== 'paused' && shortDate(one.nextShippingDate)}
          </td>
          <td className="text-right whitespace-nowrap">
            {one.total !== null && <Price cents={one.total} />}
          </td>
          <td className="whitespace-nowrap">{frequencyLabel(one.frequency)}</td>
          <td className="text-right tabular-nums">{one.deliveriesDone}</td>
          <td>{one.channel.slice(0, 2)}</td>
        </tr>
      ))}
    </ListTable>
  );
}
