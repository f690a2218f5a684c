import { Plus } from 'lucide-react';
import { listEntries } from '#modules/content/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Link } from '#ui/link.tsx';
import { answerList } from '../list/answer-list.server.ts';
import { Folded } from '../list/folded.tsx';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import type { Route } from './+types/entries.page';
import { t } from './content-words.ts';
import { entriesOffice } from './entries-list.tsx';

export const handle = { name: 'office-contents', tracking: false } satisfies RouteHandle;

const served = serveList(entriesOffice, listEntries);

/** Types that can be created; header, footer and home page exist once. */
const NEW = ['page', 'landing', 'article', 'faq', 'faq-tag', 'shop'] as const;

export const loader = (args: Route.LoaderArgs) => loadList(args, served);

export const action = (args: Route.ActionArgs) => answerList(args, served);

export const meta = () => officeHead(t('title'));

export default function OfficeContentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const mayWrite = useMay('content.manage');
  const { type: chosen } = loaderData.shown.choice;
  const offered = NEW.filter((type) => !chosen || type === chosen);
  return (
    <OfficeList
      office={entriesOffice}
      loaded={loaderData}
      answer={actionData}
      lead={t('lead', { count: loaderData.total })}
      aside={
        <>
          {mayWrite && (
            <Folded label={t('new.choose')} icon={Plus} side="left">
              {offered.map((type) => (
                <Link key={type} to={officePaths.newContent(type)} className="link">
                  {t(`options.type.${type}`)}
                </Link>
              ))}
            </Folded>
          )}
          <Link to={officePaths.routeRules()} className="link">
            {t('rules.link')}
          </Link>
        </>
      }
    />
  );
}
