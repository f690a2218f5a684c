import type { RouteHandle } from '#pages/route-handle.ts';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/scan-delivery.page';
import { ScanDesk } from './scan-desk.tsx';
import { t } from './stock-words.ts';

export const handle = { name: 'office-scan-delivery', tracking: false } satisfies RouteHandle;

export function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  return null;
}

export const meta = () => officeHead(t('scan.delivery.title'));

/** Receives a delivery without a purchase order, by scan. */
export default function ScanDeliveryPage() {
  return (
    <>
      <PageTitle
        lead={t('scan.delivery.lead')}
        aside={
          <Link
            to={officePaths.delivery()}
            className="link inline-flex min-h-11 items-center text-small"
          >
            {t('scan.delivery.typed')}
          </Link>
        }
      >
        {t('scan.delivery.title')}
      </PageTitle>
      <ScanDesk kind="delivery" />
    </>
  );
}
