import type { RouteHandle } from '#pages/route-handle.ts';
import { recallCalls } from '#services/admin/recalls.ts';
import { TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { FilterForm } from '../parts/filter-form.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/recalls.page';
import { LotsTable } from './lots-table.tsx';
import { t } from './recall-words.ts';
import { RecallsTable } from './recalls-table.tsx';

export const handle = { name: 'office-recalls', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const typed = new URL(request.url).searchParams.get('lot')?.trim().slice(0, 60) ?? '';
  const { search, list } = recallCalls(admin);
  const [lots, recalls] = await Promise.all([typed ? search(typed) : null, list()]);
  return { typed, lots, recalls };
}

export const meta = () => officeHead(t('title'));

/** Where a lot went, and what was called back (FOOD-03). */
export default function RecallsPage({ loaderData }: Route.ComponentProps) {
  const { typed, lots, recalls } = loaderData;
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <FilterForm reset={officePaths.recalls()} narrowed={typed !== ''}>
        <TextField
          id="lot"
          name="lot"
          type="search"
          label={t('fields.lot')}
          defaultValue={typed}
          maxLength={60}
          autoComplete="off"
        />
      </FilterForm>
      <div className="grid grid-cols-1 gap-6">
        {lots === null && <p className="text-encre-2">{t('hint')}</p>}
        {lots && (
          <Panel title={t('found')}>
            {lots.length === 0 ? <p>{t('none')}</p> : <LotsTable lots={lots} />}
          </Panel>
        )}
        <Panel title={t('recalls')}>
          {recalls.length === 0 ? <p>{t('noRecalls')}</p> : <RecallsTable recalls={recalls} />}
        </Panel>
      </div>
    </>
  );
}
