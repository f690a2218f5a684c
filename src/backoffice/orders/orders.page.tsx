import { listAllOrders } from '#modules/orders/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { sendingCalls } from '#services/admin/sending.ts';
import { LinkButton } from '#ui/link.tsx';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import type { Route } from './+types/orders.page';
import { ordersOffice } from './orders-list.tsx';
import { t } from './orders-words.ts';

export const handle = { name: 'office-orders', tracking: false } satisfies RouteHandle;

const served = serveList(ordersOffice, listAllOrders, {
  note: (admin, { id, text, key }) => sendingCalls(admin, id).note(text, key),
});

export const loader = (args: Route.LoaderArgs) => loadList(args, served);

export const action = (args: Route.ActionArgs) => answerList(args, served);

export const meta = () => officeHead(t('title'));

export default function OfficeOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const mayTake = useMay('orders.manage');
  return (
    <OfficeList
      office={ordersOffice}
      loaded={loaderData}
      answer={actionData}
      lead={t('lead', { count: loaderData.total })}
      aside={
        mayTake && (
          <LinkButton to={officePaths.telephoneOrder()} variant="secondary" size="compact">
            {t('telephone.link')}
          </LinkButton>
        )
      }
      none={loaderData.shown.choice.search ? t('none') : undefined}
    />
  );
}
