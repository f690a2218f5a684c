import { listDocuments } from '#modules/invoices/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { documentCalls } from '#services/admin/finance.ts';
import { Grid } from '#ui/layout.tsx';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/documents.page';
import { ClosingsPanel } from './closings-panel.tsx';
import { documentsOffice, t as tList } from './documents-list.tsx';
import { ExportsPanel } from './exports-panel.tsx';
import { t } from './finance-words.ts';
import { quarterOf } from './report-days.ts';
import { VerifyPanel } from './verify-panel.tsx';

export const handle = { name: 'office-documents', tracking: false } satisfies RouteHandle;

const served = serveList(documentsOffice, listDocuments);

const PERIODS = ['month', 'day', 'year'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { admin } = requireStaff(args.context, args.request);
  const { text, oneOf } = readQuery(args.request);
  const calls = documentCalls(admin);
  const period = oneOf('clotures', PERIODS) ?? 'month';
  const [documents, closings, verified] = await Promise.all([
    loadList(args, served),
    calls.closings(period),
    text('verifier') ? calls.verify() : null,
  ]);
  const wrong = text('erreur') ?? null;
  return { documents, closings: closings.members, period, verified, wrong };
}

export const action = (args: Route.ActionArgs) => answerList(args, served);

export const meta = () => officeHead(tList('title'));

/** All invoices and credit notes, and tax declarations. */
export default function DocumentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { documents, closings, period, verified, wrong } = loaderData;
  return (
    <>
      <OfficeList
        office={documentsOffice}
        loaded={documents}
        answer={actionData}
        lead={tList('lead', { count: documents.total })}
      />
      <Grid columns={2} className="mt-8 items-start gap-6">
        <Panel title={t('exports.title')}>
          <ExportsPanel quarter={quarterOf(documents.rows[0]?.issuedOn)} wrong={wrong} />
        </Panel>
        <Panel title={t('verify.title')}>
          <VerifyPanel verified={verified} />
        </Panel>
      </Grid>
      <div className="mt-6">
        <ClosingsPanel closings={closings} period={period} />
      </div>
    </>
  );
}
