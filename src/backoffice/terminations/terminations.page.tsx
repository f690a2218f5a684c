import { TERMINATION_STANDINGS } from '#modules/terminations/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamTerminationCalls } from '#services/admin/terminations.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import messages from '../messages/terminations.fr.json';
import { officeHead } from '../office-head.ts';
import { FilterForm } from '../parts/filter-form.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager } from '../parts/pager.tsx';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/terminations.page';
import { parseQuery } from './terminations-query.ts';
import { TerminationsTable } from './terminations-table.tsx';
import { t } from './terminations-words.ts';

export const handle = { name: 'office-terminations', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const filter = parseQuery(new URL(request.url).searchParams);
  const { page } = readQuery(request);
  const { members, total } = await teamTerminationCalls(admin).list(filter, page);
  return { terminations: members, total, page, filter };
}

export const meta = () => officeHead(t('title'));

/** Contracts that were given up, with what the law asks to be able to show (SUB-02). */
export default function TerminationsPage({ loaderData }: Route.ComponentProps) {
  const { terminations, total, page, filter } = loaderData;
  return (
    <>
      <PageTitle
        lead={t('lead', { count: total })}
        aside={
          <a
            href={officePaths.terminationsSheet(filter)}
            className="link inline-flex min-h-11 items-center text-small"
          >
            {t('sheet')}
          </a>
        }
      >
        {t('title')}
      </PageTitle>
      <FilterForm reset={officePaths.terminations()} narrowed={Object.values(filter).some(Boolean)}>
        <Fields filter={filter} />
      </FilterForm>
      {terminations.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <TerminationsTable terminations={terminations} />
      )}
      <Pager
        page={page}
        total={total}
        to={(next) => officePaths.terminations({ ...filter, page: next })}
      />
    </>
  );
}

function Fields({ filter }: Pick<Route.ComponentProps['loaderData'], 'filter'>) {
  return (
    <>
      <TextField
        id="recherche"
        name="recherche"
        type="search"
        label={t('fields.search')}
        placeholder={t('fields.searchHint')}
        defaultValue={filter.search}
        maxLength={200}
      />
      <Select
        id="motif"
        name="motif"
        label={t('fields.reason')}
        placeholder={t('fields.all')}
        defaultValue={filter.reason}
        options={Object.entries(messages.reasons).map(([value, label]) => ({ value, label }))}
      />
      <Select
        id="etat"
        name="etat"
        label={t('fields.standing')}
        placeholder={t('fields.all')}
        defaultValue={filter.standing}
        options={TERMINATION_STANDINGS.map((value) => ({
          value,
          label: t(`standings.${value}`),
        }))}
      />
      <TextField
        id="du"
        name="du"
        type="date"
        label={t('fields.from')}
        defaultValue={filter.from}
      />
      <TextField id="au" name="au" type="date" label={t('fields.to')} defaultValue={filter.to} />
    </>
  );
}
