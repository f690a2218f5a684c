import { shortDate } from '#i18n/dates.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { segmentCalls } from '#services/admin/segments.ts';
import { Link, LinkButton } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { ListTable } from '../parts/list-table.tsx';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/segments.page';
import { ruleWords, t } from './segment-words.ts';

export const handle = { name: 'office-segments', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const calls = segmentCalls(admin);
  const [segments, breeds] = await Promise.all([calls.list(), calls.breeds()]);
  return { segments, breeds: Object.fromEntries(breeds.map(({ code, name }) => [code, name])) };
}

export const meta = () => officeHead(t('title'));

/** All segments with their criteria and uses. */
export default function SegmentsPage({ loaderData }: Route.ComponentProps) {
  const { segments, breeds } = loaderData;
  const mayManage = useMay('promotions.manage');
  const mayKnow = useMay('customers.read');
  return (
    <>
      <PageTitle
        lead={t('lead')}
        aside={
          mayManage && (
            <LinkButton to={officePaths.newSegment()} size="compact">
              {t('new')}
            </LinkButton>
          )
        }
      >
        {t('title')}
      </PageTitle>
      <Panel title={t('all')}>
        {segments.length === 0 && <NothingYet>{t('none')}</NothingYet>}
        {segments.length > 0 && (
          <ListTable
            caption={t('all')}
            columns={[
              t('columns.name'),
              t('columns.rules'),
              t('columns.uses'),
              t('columns.changed'),
              mayKnow && t('columns.members'),
            ]}
          >
            {segments.map(({ id, name, rules, uses, updatedAt, by }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={officePaths.segment(id)} className="link">
                    {name}
                  </Link>
                </th>
                <td>
                  <ul className="grid gap-1">
                    {ruleWords(rules, breeds).map((rule) => (
                      <li key={rule}>{rule}</li>
                    ))}
                  </ul>
                </td>
                <td>{uses.length === 0 ? t('unused') : uses.map((use) => use.name).join(' · ')}</td>
                <td>
                  <span className="whitespace-nowrap">{shortDate(updatedAt)}</span>, {by}
                </td>
                {mayKnow && (
                  <td>
                    <Link
                      to={officePaths.customers({ segment: String(id) })}
                      className="link whitespace-nowrap"
                      aria-label={t('showOf', { name })}
                    >
                      {t('show')}
                    </Link>
                  </td>
                )}
              </tr>
            ))}
          </ListTable>
        )}
      </Panel>
    </>
  );
}
