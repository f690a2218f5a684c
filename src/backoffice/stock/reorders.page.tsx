import { number } from '#i18n/numbers.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamStockCalls } from '#services/admin/catalogue.ts';
import { Link, LinkButton } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { ListPage } from '../parts/list-page.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { readQuery } from '../parts/read-query.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/reorders.page';
import { t } from './stock-words.ts';

export const handle = { name: 'office-stock', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page } = readQuery(request);
  const { members, total } = await teamStockCalls(admin).reorders({ page: String(page) });
  return { short: members, total, page };
}

export const meta = () => officeHead(t('title'));

const figure = 'text-right whitespace-nowrap tabular-nums';

/** What to order again, the most pressing first. */
export default function ReordersPage({ loaderData }: Route.ComponentProps) {
  const { short, total, page } = loaderData;
  const mayReceive = useMay('stock.manage');
  const receive = (
    <>
      <Link to={officePaths.stockLots()} className="link inline-flex min-h-11 items-center">
        {t('lots.link')}
      </Link>
      {mayReceive && (
        <LinkButton to={officePaths.delivery()} size="compact">
          {t('receive')}
        </LinkButton>
      )}
    </>
  );
  return (
    <ListPage
      title={t('title')}
      lead={t('lead', { count: total })}
      aside={receive}
      to={officePaths.stock}
      filter={{}}
      page={page}
      total={total}
      none={null}
    >
      <ShortTable short={short} />
    </ListPage>
  );
}

function ShortTable({ short }: Pick<Route.ComponentProps['loaderData'], 'short'>) {
  const figures = ['available', 'cover', 'suggested', 'sold', 'promised', 'threshold'] as const;
  return (
    <ListTable
      caption={t('title')}
      columns={[
        t('columns.product'),
        ...figures.map((column) => ({ figures: t(`columns.${column}`) })),
      ]}
    >
      {short.map(({ code, sku, name, format, ...levels }) => (
        <tr key={code}>
          <th scope="row">
            <Link to={officePaths.variantStock(sku, code)} className="link">
              {name}
            </Link>
            <span className="block font-normal text-encre-2 tabular-nums">
              {format} · {code}
            </span>
          </th>
          <td className={figure}>{number(levels.available)}</td>
          <td className={figure}>
            {levels.cover === null ? t('noSales') : t('days', { count: levels.cover })}
          </td>
          <td className={figure}>{number(Math.max(0, levels.sold - levels.available))}</td>
          <td className={figure}>{number(levels.sold)}</td>
          <td className={figure}>{number(levels.promised)}</td>
          <td className={figure}>{number(levels.lowStockAt)}</td>
        </tr>
      ))}
    </ListTable>
  );
}
