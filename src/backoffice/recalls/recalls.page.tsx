import { listRecalls } from '#modules/orders/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { recallCalls } from '#services/admin/recalls.ts';
import { TextField } from '#ui/text-field.tsx';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import { FilterForm } from '../parts/filter-form.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/recalls.page';
import { LotsTable } from './lots-table.tsx';
import { t } from './recall-words.ts';
import { recallsOffice } from './recalls-list.tsx';

export const handle = { name: 'office-recalls', tracking: false } satisfies RouteHandle;

const served = serveList(recallsOffice, listRecalls);

export async function loader(args: Route.LoaderArgs) {
  const { admin } = requireStaff(args.context, args.request);
  const typed = new URL(args.request.url).searchParams.get('lot')?.trim().slice(0, 60) ?? '';
  const [lots, recalls] = await Promise.all([
    typed ? recallCalls(admin).search(typed) : null,
    loadList(args, served),
  ]);
  return { typed, lots, recalls };
}

export const action = (args: Route.ActionArgs) => answerList(args, served);

export const meta = () => officeHead(t('title'));

/** Sent lots and recalls (FOOD-03). */
export default function RecallsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, lots, recalls } = loaderData;
  return (
    <OfficeList
      office={recallsOffice}
      loaded={recalls}
      answer={actionData}
      lead={t('lead')}
      none={t('noRecalls')}
      above={
        <div className="mt-3">
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
          {lots ? (
            <Panel title={t('found')}>
              {lots.length === 0 ? <p>{t('none')}</p> : <LotsTable lots={lots} />}
            </Panel>
          ) : (
            <p className="text-encre-2">{t('hint')}</p>
          )}
          <h2 className="mt-6 mb-2 text-h3">{t('recalls')}</h2>
        </div>
      }
    />
  );
}
