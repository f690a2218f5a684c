import type { RouteHandle } from '#pages/route-handle.ts';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/count.page';
import { ScanDesk } from './scan-desk.tsx';
import { t } from './stock-words.ts';

export const handle = { name: 'office-count', tracking: false } satisfies RouteHandle;

export function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  return null;
}

export const meta = () => officeHead(t('scan.count.title'));

/** Stock count by scan (O-13). */
export default function CountPage() {
  return (
    <>
      <PageTitle
        lead={t('scan.count.lead')}
        aside={
          <Link
            to={officePaths.stock()}
            className="link inline-flex min-h-11 items-center text-small"
          >
            {t('title')}
          </Link>
        }
      >
        {t('scan.count.title')}
      </PageTitle>
      <ScanDesk kind="count" />
    </>
  );
}
