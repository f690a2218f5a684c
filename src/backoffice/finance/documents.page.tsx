import { documentCalls } from '#services/admin/finance.ts';
import { Grid } from '#ui/layout.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { RouteHandle } from '../../storefront/route-handle.ts';
import { t as frame } from '../frame/frame-words.ts';
import { officeHead } from '../office-head.ts';
import { FilterForm } from '../parts/filter-form.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager, pageOf } from '../parts/pager.tsx';
import { Panel } from '../parts/panel.tsx';
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
  const query = new URL(request.url).searchParams;
  const calls = documentCalls(admin);
  const page = pageOf(query);
  const filter = {
    search: query.get('recherche')?.slice(0, 60) || undefined,
    kind: KINDS.find((kind) => kind === query.get('type')),
    from: civilDay(query.get('du')),
    to: civilDay(query.get('au')),
  };
  const period = PERIODS.find((kind) => kind === query.get('clotures')) ?? 'month';
  const [documents, closings, verified] = await Promise.all([
    calls.list({ ...filter, page: String(page) }),
    calls.closings(period),
    query.get('verifier') ? calls.verify() : null,
  ]);
  const wrong = query.get('erreur');
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
      <PageTitle lead={t('documents.lead', { count: total })}>{t('documents.title')}</PageTitle>
      <FilterForm
        reset={officePaths.documents()}
        narrowed={Object.values(filter).some((value) => value !== undefined)}
      >
        <TextField
          id="recherche"
          name="recherche"
          type="search"
          label={t('documents.search')}
          placeholder={t('documents.searchHint')}
          defaultValue={filter.search}
          maxLength={60}
        />
        <Select
          id="type"
          name="type"
          label={t('documents.kind')}
          placeholder={t('documents.all')}
          defaultValue={filter.kind}
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
      </FilterForm>
      {members.length === 0 ? <p>{frame('nothing')}</p> : <DocumentsTable documents={members} />}
      <Pager
        page={page}
        total={total}
        to={(next) => officePaths.documents({ ...filter, page: next })}
      />
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
