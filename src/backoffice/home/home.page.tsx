import { teamStockCalls } from '#services/admin/catalogue.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { Grid } from '#ui/layout.tsx';
import type { RouteHandle } from '../../storefront/route-handle.ts';
import { officeHead } from '../office-head.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/home.page';
import { askSide } from './ask-side.server.ts';
import { t } from './home-words.ts';
import { RevenuePanel } from './revenue-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

export const handle = { name: 'office-home', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { name, permissions } = await staffCalls(admin).me();
  const [orders, reorders] = await Promise.all([
    askSide(permissions, 'orders.read', () => teamOrderCalls(admin).today()),
    askSide(permissions, 'catalogue.read', async () => {
      const { total } = await teamStockCalls(admin).reorders({ itemsPerPage: '1' });
      return total;
    }),
  ]);
  return { name, orders, reorders };
}

export const meta = () => officeHead(t('title'));

/** What waits for whoever comes in, and how the shop does. */
export default function OfficeHomePage({ loaderData }: Route.ComponentProps) {
  const { name, orders, reorders } = loaderData;
  return (
    <>
      <PageTitle lead={t('welcome', { name })}>{t('title')}</PageTitle>
      <Grid columns={2} className="items-start gap-6 *:min-w-0">
        <WaitingPanel orders={orders} reorders={reorders} />
        <RevenuePanel orders={orders} />
      </Grid>
    </>
  );
}
