import { shortDate } from '#i18n/dates.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { plannedChangeCalls } from '#services/admin/planned-changes.ts';
import { Link } from '#ui/link.tsx';
import { Table } from '#ui/table.tsx';
import { officeHead } from '../office-head.ts';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager } from '../parts/pager.tsx';
import { readQuery } from '../parts/read-query.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/changes.page';
import { t } from './announced-words.ts';
import { ChangeState } from './change-state.tsx';

export const handle = { name: 'office-changes', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page } = readQuery(request);
  const { members, total } = await plannedChangeCalls(admin).list(page);
  return { changes: members, total, page };
}

export const meta = () => officeHead(t('title'));

/** New prices and replaced products of subscriptions: planned, announced, applied. */
export default function ChangesPage({ loaderData }: Route.ComponentProps) {
  const { changes, total, page } = loaderData;
  const mayPlan = useMay('prices.manage');
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      {mayPlan && (
        <p className="mb-6 flex flex-wrap gap-x-6 gap-y-2">
          <Link to={officePaths.newChange('prix')} className="link">
            {t('newPrice')}
          </Link>
          <Link to={officePaths.newChange('remplacement')} className="link">
            {t('newReplacement')}
          </Link>
        </p>
      )}
      {changes.length === 0 ? <NothingYet>{t('none')}</NothingYet> : <List changes={changes} />}
      <Pager page={page} total={total} to={officePaths.changes} />
    </>
  );
}

function List({ changes }: Pick<Route.ComponentProps['loaderData'], 'changes'>) {
  return (
    <Table caption={t('title')} hideCaption>
      <thead>
        <tr>
          <th scope="col">{t('columns.what')}</th>
          <th scope="col">{t('columns.kind')}</th>
          <th scope="col">{t('columns.appliesOn')}</th>
          <th scope="col">{t('columns.state')}</th>
          {(['touched', 'told', 'left'] as const).map((column) => (
            <th key={column} scope="col" className="text-right">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ id, title, kind, appliesOn, state, standings, touched }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={officePaths.change(id)} className="link">
                {title}
              </Link>
            </th>
            <td>{t(`kind.${kind}`)}</td>
            <td className="whitespace-nowrap">{shortDate(appliesOn)}</td>
            <td>
              <ChangeState state={state} standings={standings} />
            </td>
            <td className="text-right tabular-nums">{touched}</td>
            <td className="text-right tabular-nums">
              {touched -
                (standings.waiting ?? 0) -
                (standings.written ?? 0) -
                (standings.mail_failed ?? 0)}
            </td>
            <td className="text-right tabular-nums">{standings.left ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
