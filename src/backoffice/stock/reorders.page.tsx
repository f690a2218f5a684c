import { listStockReorders } from '#modules/orders/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Link, LinkButton } from '#ui/link.tsx';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import type { Route } from './+types/reorders.page';
import { reordersOffice } from './reorders-list.tsx';
import { t } from './stock-words.ts';

export const handle = { name: 'office-stock', tracking: false } satisfies RouteHandle;

const served = serveList(reordersOffice, listStockReorders);

export const loader = (args: Route.LoaderArgs) => loadList(args, served);

export const action = (args: Route.ActionArgs) => answerList(args, served);

export const meta = () => officeHead(t('title'));

/** Articles to reorder, most urgent first. */
export default function ReordersPage({ loaderData, actionData }: Route.ComponentProps) {
  const mayReceive = useMay('stock.manage');
  return (
    <OfficeList
      office={reordersOffice}
      loaded={loaderData}
      answer={actionData}
      lead={t('lead', { count: loaderData.total })}
      none={t('none')}
      above={loaderData.total > 0 && <p className="mb-3 text-small text-encre-2">{t('meaning')}</p>}
      aside={
        <>
          <Link
            to={officePaths.stockLots()}
            className="link inline-flex min-h-11 items-center lg:min-h-8"
          >
            {t('lots.link')}
          </Link>
          {mayReceive && (
            <Link
              to={officePaths.purchases()}
              className="link inline-flex min-h-11 items-center lg:min-h-8"
            >
              {t('purchases')}
            </Link>
          )}
          {mayReceive && (
            <Link
              to={officePaths.count()}
              className="link inline-flex min-h-11 items-center lg:min-h-8"
            >
              {t('count')}
            </Link>
          )}
          {mayReceive && (
            <LinkButton to={officePaths.delivery()} size="compact" className="lg:min-h-8">
              {t('receive')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
