import type { ReactNode } from 'react';
import {
  data,
  isRouteErrorResponse,
  Outlet,
  redirect,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { MainRegion } from '#pages/main-region.tsx';
import { pageAddress } from '#pages/public-documents.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { isUnreached } from '#pages/unreached.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import { SearchBox } from '../search/search-box.tsx';
import { UnsentProvider } from '../unsent/unsent-provider.tsx';
import type { Route } from './+types/office-layout';
import { closedRoutes, officeRouteAt } from './closed-pages.server.ts';
import { t } from './frame-words.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { OfficeNav } from './office-nav.tsx';
import { TypedDrafts } from './typed-drafts.tsx';

const ROUTE = 'office';

export const handle = {
  name: ROUTE,
  layout: 'office',
  isFramed: true,
  tracking: false,
} satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const staff = await staffCalls(admin).me();
  const pathname = pageAddress(new URL(request.url)).replace(/\?.*/, '');
  // All other pages redirect until the second factor is set up.
  if (staff.secondFactor === 'missing' && pathname !== officePaths.ownAccess())
    throw redirect(officePaths.ownAccess());
  const closed = closedRoutes(staff.permissions);
  const isClosed = closed.includes(officeRouteAt(pathname) ?? '');
  return data({ staff, closed }, { status: isClosed ? 403 : 200 });
}

/** The layout of every back office page, with the navigation. */
export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  const page = useMatches().at(-1)?.id ?? '';
  return (
    <Frame>
      <TypedDrafts staff={loaderData.staff.id} />
      <UnsentProvider staff={loaderData.staff.id}>
        {loaderData.closed.includes(page) ? <Refused status={403} /> : <Outlet />}
      </UnsentProvider>
      <LeaveGuard />
    </Frame>
  );
}

/** Errors (403, 404, 500) inside the layout, so that navigation remains. */
export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const shownStatus = status === 403 || status === 404 ? status : 500;
  // The connection failed: the input is stored, and the page will offer to restore it.
  if (isUnreached(error))
    return (
      <Frame>
        <EmptyState
          level={1}
          title={t('errors.cut')}
          actions={<Button onClick={() => location.reload()}>{t('errors.cutBack')}</Button>}
        >
          {t('errors.cutText')}
        </EmptyState>
      </Frame>
    );
  return (
    <Frame>
      <Refused status={shownStatus} />
    </Frame>
  );
}

function Refused({ status }: { status: 403 | 404 | 500 }) {
  return (
    <EmptyState
      level={1}
      title={t(`errors.${status}`)}
      actions={<LinkButton to={officePaths.home()}>{t('errors.back')}</LinkButton>}
    >
      {t(`errors.${status}Text`)}
    </EmptyState>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const staff = useRouteLoaderData<typeof loader>(ROUTE)?.staff;
  // Navigation closes the collapsed menu.
  const { key } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      {staff && <OfficeNav key={key} staff={staff} />}
      <div className="min-w-0 flex-1 px-(--edge) py-4 lg:px-10">
        {staff && staff.secondFactor !== 'missing' && (
          <div className="mb-5">
            <SearchBox />
          </div>
        )}
        <MainRegion>{children}</MainRegion>
      </div>
    </div>
  );
}
