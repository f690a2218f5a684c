import { shortDate } from '#i18n/dates.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { STANDINGS } from '#modules/subscriptions/admin-contracts.ts';
import { teamSubscriptionCalls } from '#services/admin/subscriptions.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Select } from '#ui/select.tsx';
import { Table } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { RouteHandle } from '../../storefront/route-handle.ts';
import { t as frame } from '../frame/frame-words.ts';
import { officeHead } from '../office-head.ts';
import { FilterForm } from '../parts/filter-form.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager, pageOf } from '../parts/pager.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/subscriptions.page';
import { Standing } from './standing.tsx';
import { t } from './subscriptions-words.ts';

export const handle = { name: 'office-subscriptions', tracking: false } satisfies RouteHandle;

const WITHIN = ['7', '14', '30'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const query = new URL(request.url).searchParams;
  const page = pageOf(query);
  const filter = {
    search: query.get('recherche')?.slice(0, 200) || undefined,
    standing: STANDINGS.find((one) => one === query.get('etat')),
    within: WITHIN.find((one) => one === query.get('jours')),
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
  const narrowed = Object.values(filter).some(Boolean);
  return (
    <>
      <PageTitle
        lead={t('lead', { count: total })}
        aside={
          <Link to={officePaths.renewals()} className="link text-small">
            {t('renewals')}
          </Link>
        }
      >
        {t('title')}
      </PageTitle>
      <FilterForm reset={officePaths.subscriptions()} narrowed={narrowed}>
        <TextField
          id="recherche"
          name="recherche"
          type="search"
          label={t('fields.search')}
          placeholder={t('fields.searchHint')}
          defaultValue={filter.search}
          maxLength={200}
        />
        <Select
          id="etat"
          name="etat"
          label={t('fields.standing')}
          placeholder={t('fields.all')}
          defaultValue={filter.standing}
          options={STANDINGS.map((value) => ({ value, label: t(`standings.${value}`) }))}
        />
        <Select
          id="jours"
          name="jours"
          label={t('fields.within')}
          placeholder={t('fields.anyTime')}
          defaultValue={filter.within}
          options={WITHIN.map((value) => ({ value, label: t(`within.${value}`) }))}
        />
      </FilterForm>
      {subscriptions.length === 0 ? <p>{frame('nothing')}</p> : <List {...{ subscriptions }} />}
      <Pager
        page={page}
        total={total}
        to={(page) => officePaths.subscriptions({ ...filter, page })}
      />
    </>
  );
}

function List({ subscriptions }: Pick<Route.ComponentProps['loaderData'], 'subscriptions'>) {
  return (
    <Table caption={t('title')} hideCaption>
      <thead>
        <tr>
          <th scope="col">{t('columns.code')}</th>
          <th scope="col">{t('columns.customer')}</th>
          <th scope="col">{t('columns.status')}</th>
          <th scope="col">{t('columns.next')}</th>
          <th scope="col" className="text-right">
            {t('columns.total')}
          </th>
          <th scope="col">{t('columns.rhythm')}</th>
          <th scope="col" className="text-right">
            {t('columns.done')}
          </th>
          <th scope="col">{t('columns.channel')}</th>
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </Table>
  );
}
