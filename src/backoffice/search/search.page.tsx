import type { RouteHandle } from '#pages/route-handle.ts';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/search.page';
import { loadFound } from './load-found.server.ts';
import { t } from './search-words.ts';
import { ThingLine } from './thing-line.tsx';

export const handle = { name: 'office-search', tracking: false } satisfies RouteHandle;

const MOST = 20;
/** Maximum number of ranked results; more may match. */
const RANKED = 60;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return loadFound(admin, request, MOST);
}

export const meta = () => officeHead(t('title'));

const line = 'flex min-h-11 items-center gap-3 rounded-badge px-2 py-1 hover:bg-brume';

/** All results of a query, by kind. */
export default function OfficeSearchPage({ loaderData }: Route.ComponentProps) {
  const { words, groups, pages, total } = loaderData;
  const count = total + pages.length;
  return (
    <>
      <PageTitle lead={words !== '' && count > 0 && t('lead', { count, words })}>
        {t('title')}
      </PageTitle>
      {words === '' && <p className="max-w-text">{t('invitation')}</p>}
      {words !== '' && count === 0 && (
        <div className="max-w-text">
          <p className="font-bold">{t('none', { words })}</p>
          <p className="mt-2 text-encre-2">{t('noneHint')}</p>
        </div>
      )}
      <div className="grid max-w-page grid-cols-1 gap-6">
        {pages.length > 0 && (
          <Panel title={t('goTo')}>
            <ul className="-mx-2">
              {pages.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={line}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {groups.map(({ kind, things }) => (
          <Panel key={kind} title={t(`kinds.${kind}`)}>
            <ul className="-mx-2">
              {things.map((thing) => (
                <li key={thing.to}>
                  <Link to={thing.to} className={line}>
                    <ThingLine thing={thing} />
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
      {total >= RANKED && <p className="mt-6 text-small text-encre-2">{t('more')}</p>}
    </>
  );
}
