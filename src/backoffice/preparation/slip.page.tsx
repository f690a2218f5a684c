import { data } from 'react-router';
import type { RouteHandle } from '#pages/route-handle.ts';
import { packingSlips } from '#services/admin/preparation.ts';
import { officeHead } from '../office-head.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/slip.page';
import { t } from './preparation-words.ts';
import { PrintBar } from './print-bar.tsx';
import { Slip } from './slip.tsx';

export const handle = { name: 'office-slip', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params: { number } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const isNumber = /^\d{1,12}$/.test(number);
  const [order] = isNumber ? await packingSlips(admin, [number]) : [];
  if (!order) throw data(null, { status: 404 });
  return { order };
}

const titleOf = (number: string) => t('slips.one', { number });

export const meta = ({ params }: Route.MetaArgs) => officeHead(titleOf(params.number));

/** The packing slip of an order. */
export default function SlipPage({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <>
      <div className="print:hidden">
        <PageTitle>{titleOf(order.number)}</PageTitle>
      </div>
      <PrintBar back={officePaths.order(order.number)}>{t('slips.backToOrder')}</PrintBar>
      <Slip order={order} />
    </>
  );
}
