import { type FormEvent, useEffect, useRef, useState } from 'react';
import { data, redirect } from 'react-router';
import { type SheetKindName, sheetAccess } from '#modules/sheets/rules/index.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { sheetCalls } from '#services/admin/catalogue.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { FilterForm } from '../parts/filter-form.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager } from '../parts/pager.tsx';
import { readQuery } from '../parts/read-query.ts';
import { resumedForm } from '../parts/resumed-form.server.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/sheet-grid.page';
import { typedCell } from './grid-cells.ts';
import { previewGrid } from './grid-intents.server.ts';
import { GridTable } from './grid-table.tsx';
import { applySheet } from './sheet-intents.server.ts';
import { hasGrid, kindOfKey, sheetKey } from './sheet-kinds.ts';
import { SheetPreview } from './sheet-preview.tsx';
import { t } from './sheets-words.ts';

export const handle = { name: 'office-sheet-grid', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const kind = gridOf(params.kind);
  const { page, text, oneOf } = readQuery(request);
  const search = text('recherche');
  const grid = await sheetCalls(admin, kind).rows({ search, page: String(page) });
  return {
    kind,
    grid,
    search,
    page,
    done: oneOf('fait', ['applique']),
    formKey: newFormKey(),
  };
}

/** @throws a 404 response for a kind without a grid */
function gridOf(key: string | undefined): SheetKindName {
  const kind = kindOfKey(key);
  if (!kind || !hasGrid(kind)) throw data(null, { status: 404 });
  return kind;
}

/** Previews the typed cells, or applies them as previewed. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const kind = gridOf(params.kind);
  const calls = sheetCalls(admin, kind);
  const { page, text } = readQuery(request);
  const search = text('recherche');
  const form = await request.formData();
  const refused = resumedForm(form);
  if (refused) return data({ refused, preview: null, text: '', typed: refused.values });
  if (form.get('intent') === 'applySheet') {
    const answer = await applySheet(calls, form);
    if (!answer.refused)
      throw redirect(officePaths.sheetGrid(sheetKey(kind), { search, page, done: 'applique' }));
    return data({ ...answer, typed: {} }, { status: 422 });
  }
  const answer = await previewGrid({ calls, form, query: { search, page: String(page) } });
  return data(answer, { status: answer.refused ? 422 : 200 });
}

export const meta = ({ params }: Route.MetaArgs) =>
  officeHead(t('grid.title', { name: t(`kinds.${kindOfKey(params.kind) ?? 'products'}.name`) }));

/** Many rows of one kind, edited cell by cell and applied together (O-18). */
export default function SheetGridPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, grid, search, page, done, formKey } = loaderData;
  const name = t(`kinds.${kind}.name`);
  const mayWrite = useMay(sheetAccess(kind).write);
  const [staleAnswer, setStaleAnswer] = useState<typeof actionData>(undefined);
  const isStale = actionData !== undefined && staleAnswer === actionData;
  const above = useRef<HTMLDivElement>(null);
  const preview = actionData?.preview ?? null;
  useEffect(() => {
    if (!preview) return;
    above.current?.scrollIntoView({ block: 'start' });
    above.current?.focus({ preventScroll: true });
  }, [preview]);
  return (
    <>
      <PageTitle
        lead={t('grid.lead')}
        aside={
          <LinkButton to={officePaths.sheet(sheetKey(kind))} variant="secondary" size="compact">
            {t('grid.file')}
          </LinkButton>
        }
      >
        {t('grid.title', { name })}
      </PageTitle>
      {done && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t('grid.done')}
        </Alert>
      )}
      <FilterForm reset={officePaths.sheetGrid(sheetKey(kind))} narrowed={Boolean(search)}>
        <TextField
          id="recherche"
          name="recherche"
          type="search"
          label={t('grid.search')}
          defaultValue={search}
          maxLength={200}
          autoComplete="off"
        />
      </FilterForm>
      <div ref={above} tabIndex={-1} className="mb-6 scroll-mt-4 empty:hidden">
        {preview && isStale && <Alert tone="info">{t('grid.stale')}</Alert>}
        {preview && actionData && !isStale && (
          <SheetPreview
            preview={preview}
            text={actionData.text}
            formKey={formKey}
            refused={actionData.refused}
          />
        )}
      </div>
      {grid.rows.length === 0 ? (
        <p>{t('grid.none')}</p>
      ) : (
        <GridForm
          // New rows start with new cells; typed ones stay with the answer that refused them.
          key={JSON.stringify([kind, search, page, grid.rows])}
          name={name}
          grid={grid}
          mayWrite={mayWrite}
          answer={actionData}
          onTyped={() => setStaleAnswer(actionData)}
        />
      )}
      <Pager
        page={page}
        total={grid.total}
        to={(next) => officePaths.sheetGrid(sheetKey(kind), { search, page: next })}
      />
    </>
  );
}

interface GridFormProps {
  name: string;
  grid: Route.ComponentProps['loaderData']['grid'];
  mayWrite: boolean;
  answer: Route.ComponentProps['actionData'];
  onTyped: () => void;
}

function GridForm({ name, grid, mayWrite, answer, onTyped }: GridFormProps) {
  const { rows, columns } = grid;
  const form = useForm('previewGrid', answer?.refused, { values: answer?.typed ?? {} });
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const whole = useRef<HTMLDivElement>(null);
  const count = () => {
    const cells = whole.current?.querySelectorAll<HTMLInputElement>('[data-shown]') ?? [];
    const typed = [...cells].filter(
      ({ value, dataset }) => typedCell(value) !== typedCell(dataset.shown ?? ''),
    );
    setChanged(new Set(typed.map((cell) => cell.name)));
  };
  const onInput = (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || !event.target.hasAttribute('data-shown')) return;
    count();
    onTyped();
  };
  // Restored input is in the cells before this page listens.
  useEffect(count, []);
  return (
    <div ref={whole} onInput={onInput}>
      <PageForm form={form} encType="multipart/form-data">
        <input
          type="hidden"
          name="shown"
          value={JSON.stringify(rows.map(({ key, cells }) => ({ key, cells })))}
        />
        <GridTable caption={name} columns={columns} rows={rows} form={form} changed={changed} />
        {mayWrite && (
          <ButtonRow>
            <Button type="submit" size="compact" pending={form.pending}>
              {t('grid.submit')}
            </Button>
            <p role="status" className="self-center text-small">
              {changed.size === 0
                ? t('grid.unchanged')
                : t('grid.changed', { count: changed.size })}
            </p>
          </ButtonRow>
        )}
      </PageForm>
    </div>
  );
}
