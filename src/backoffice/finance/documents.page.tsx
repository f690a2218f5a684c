import type { RouteHandle } from '#pages/route-handle.ts';
import { documentCalls } from '#services/admin/finance.ts';
import { Grid } from '#ui/layout.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { ChoiceField, SearchField } from '../parts/filter-fields.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/documents.page';
import { ClosingsPanel } from './closings-panel.tsx';
import { DocumentsTable } from './documents-table.tsx';
import { ExportsPanel } from './exports-panel.tsx';
import { t } from './finance-words.ts';
import { civilDay, quarterOf } from './report-days.ts';
import { VerifyPanel } from './verify-panel.tsx';

export const handle = { name: 'office-documents', tracking: false } satisfies RouteHandle;

const KINDS = ['invoice', 'credit_note'] as const;
const PERIODS = ['month', 'day', 'year'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page, text, oneOf } = readQuery(request);
  const calls = documentCalls(admin);
  const filter = {
    search: text('recherche', 60),
    kind: oneOf('type', KINDS),
    from: civilDay(text('du')),
    to: civilDay(text('au')),
  };
  const period = oneOf('clotures', PERIODS) ?? 'month';
  const [documents, closings, verified] = await Promise.all([
    calls.list({ ...filter, page: String(page) }),
    calls.closings(period),
    text('verifier') ? calls.verify() : null,
  ]);
  const wrong = text('erreur') ?? null;
  return { documents, closings: closings.members, period, verified, page, filter, wrong };
}

export const meta = () => officeHead(t('documents.title'));

/** Every invoice and credit note, and what is declared from them. */
export default function DocumentsPage({ loaderData }: Route.ComponentProps) {
  const { documents, closings, period, verified, page, filter, wrong } = loaderData;
  const { members, total } = documents;
  const newest = members[0]?.issuedOn;
  return (
    <>
      <ListPage
        title={t('documents.title')}
        lead={t('documents.lead', { count: total })}
        to={officePaths.documents}
        filter={filter}
        page={page}
        total={total}
        fields={
          <>
            <SearchField
              label={t('documents.search')}
              placeholder={t('documents.searchHint')}
              value={filter.search}
              maxLength={60}
            />
            <ChoiceField
              name="type"
              label={t('documents.kind')}
              any={t('documents.all')}
              value={filter.kind}
              options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
            <TextField
              id="du"
              name="du"
              type="date"
              label={t('documents.from')}
              defaultValue={filter.from}
            />
            <TextField
              id="au"
              name="au"
              type="date"
              label={t('documents.to')}
              defaultValue={filter.to}
            />
          </>
        }
      >
        <DocumentsTable documents={members} />
      </ListPage>
      <Grid columns={2} className="mt-8 items-start gap-6">
        <Panel title={t('exports.title')}>
          <ExportsPanel quarter={quarterOf(newest)} wrong={wrong} />
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
