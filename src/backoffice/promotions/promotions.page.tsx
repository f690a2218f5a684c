import { listPromotions } from '#modules/promotions/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { LinkButton } from '#ui/link.tsx';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import type { Route } from './+types/promotions.page';
import { promotionsOffice } from './promotions-list.tsx';
import { t } from './promotions-words.ts';

export const handle = { name: 'office-promotions', tracking: false } satisfies RouteHandle;

const served = serveList(promotionsOffice, listPromotions);

export const loader = (args: Route.LoaderArgs) => loadList(args, served);

export const action = (args: Route.ActionArgs) => answerList(args, served);

export const meta = () => officeHead(t('title'));

export default function OfficePromotionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const mayManage = useMay('promotions.manage');
  return (
    <OfficeList
      office={promotionsOffice}
      loaded={loaderData}
      answer={actionData}
      lead={t('lead', { count: loaderData.total })}
      aside={
        <>
          {mayManage && (
            <LinkButton to={officePaths.newPromotion()} size="compact" className="lg:min-h-8">
              {t('new')}
            </LinkButton>
          )}
          <LinkButton
            to={officePaths.simulator()}
            variant="secondary"
            size="compact"
            className="lg:min-h-8"
          >
            {t('simulate')}
          </LinkButton>
        </>
      }
    />
  );
}
