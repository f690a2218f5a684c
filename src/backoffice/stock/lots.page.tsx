import type { RouteHandle } from '#pages/route-handle.ts';
import { teamStockCalls } from '#services/admin/catalogue.ts';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { ChoiceField, SearchField } from '../parts/filter-fields.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/lots.page';
import { LotsTable } from './lots-table.tsx';
import { t } from './stock-words.ts';

export const handle = { name: 'office-lots', tracking: false } satisfies RouteHandle;

const DAYS = ['0', '30', '90'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page, text, oneOf } = readQuery(request);
  const filter = { search: text('recherche', 60), days: oneOf('avant', DAYS) };
  const { members, total, today, soon } = await teamStockCalls(admin).lots({
    ...filter,
    page: String(page),
  });
  return { lots: members, total, page, filter, today, soon };
}

export const meta = () => officeHead(t('lots.title'));

/** Lots in stock, earliest best-before date first (FOOD-03). */
export default function LotsPage({ loaderData }: Route.ComponentProps) {
  const { lots, total, page, filter, today, soon } = loaderData;
  const isNarrowed = Boolean(filter.search || filter.days);
  return (
    <ListPage
      title={t('lots.title')}
      lead={t(isNarrowed ? 'lots.narrowed' : 'lots.lead', { count: total })}
      aside={
        <Link to={officePaths.stock()} className="link text-small">
          {t('title')}
        </Link>
      }
      to={officePaths.stockLots}
      filter={filter}
      page={page}
      total={total}
      none={isNarrowed ? null : t('lots.empty')}
      fields={
        <>
          <SearchField label={t('lots.search')} value={filter.search} maxLength={60} />
          <ChoiceField
            name="avant"
            label={t('lots.expiring')}
            any={t('lots.anyDay')}
            value={filter.days}
            options={DAYS.map((days) => ({ value: days, label: t(`lots.days.${days}`) }))}
          />
        </>
      }
    >
      <LotsTable caption={t('lots.title')} lots={lots} today={today} soon={soon} />
    </ListPage>
  );
}
