import type { RouteHandle } from '#pages/route-handle.ts';
import { officeHead } from '../office-head.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/slips.page';
import { t } from './preparation-words.ts';
import { PrintBar } from './print-bar.tsx';
import { readChoice } from './read-choice.server.ts';
import { Slip } from './slip.tsx';

export const handle = { name: 'office-slips', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return { orders: await readChoice(admin, request) };
}

export const meta = () => officeHead(t('slips.title'));

/** Packing slips of the selected orders, one per printed page. */
export default function SlipsPage({ loaderData: { orders } }: Route.ComponentProps) {
  return (
    <>
      <div className="print:hidden">
        <PageTitle lead={t('slips.lead', { count: orders.length })}>{t('slips.title')}</PageTitle>
      </div>
      <PrintBar back={officePaths.preparation()}>{t('slips.back')}</PrintBar>
      {orders.length === 0 && <p>{t('slips.none')}</p>}
      <div className="grid grid-cols-1 gap-6 print:block">
        {orders.map((order) => (
          <Slip key={order.number} order={order} />
        ))}
      </div>
    </>
  );
}
