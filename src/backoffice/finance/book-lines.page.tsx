import { listBookLines } from '#modules/books/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { LinkButton } from '#ui/link.tsx';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import { officePaths } from '../paths.ts';
import type { Route } from './+types/book-lines.page';
import { bookLinesOffice } from './book-lines-list.tsx';
import { t } from './book-lines-words.ts';

export const handle = { name: 'office-book-lines', tracking: false } satisfies RouteHandle;

const served = serveList(bookLinesOffice, listBookLines);

export const loader = (args: Route.LoaderArgs) => loadList(args, served);

export const action = (args: Route.ActionArgs) => answerList(args, served);

export const meta = () => officeHead(t('title'));

/** The lines of the general ledger: journals by month, and as a sheet. */
export default function BookLinesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OfficeList
      office={bookLinesOffice}
      loaded={loaderData}
      answer={actionData}
      lead={t('lead', { count: loaderData.total })}
      aside={
        <LinkButton
          to={officePaths.books()}
          variant="secondary"
          size="compact"
          className="lg:min-h-8"
        >
          {t('back')}
        </LinkButton>
      }
    />
  );
}
