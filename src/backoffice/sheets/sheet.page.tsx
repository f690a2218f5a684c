import { data, redirect } from 'react-router';
import { type SheetKindName, sheetAccess } from '#modules/sheets/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { sheetCalls } from '#services/admin/catalogue.ts';
import { Alert } from '#ui/alert.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { readQuery } from '../parts/read-query.ts';
import { resumedForm } from '../parts/resumed-form.server.ts';
import { usePermissions } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/sheet.page';
import { AppliedSheets } from './applied-sheets.tsx';
import { GiveSheet } from './give-sheet.tsx';
import { applySheet, previewSheet, undoSheet } from './sheet-intents.server.ts';
import { hasGrid, kindOfKey, namedKinds, sheetKey } from './sheet-kinds.ts';
import { SheetPreview } from './sheet-preview.tsx';
import { t } from './sheets-words.ts';

export const handle = { name: 'office-sheet', tracking: false } satisfies RouteHandle;

const DONE = ['applique', 'annule'] as const;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const kind = kindNamed(params.kind);
  const imports = await sheetCalls(admin, kind).imports();
  return { kind, imports, done: readQuery(request).oneOf('fait', DONE), formKey: newFormKey() };
}

/** @throws a 404 response for an unknown kind */
function kindNamed(key: string | undefined): SheetKindName {
  const kind = kindOfKey(key);
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

/** Previews a sheet, imports it as previewed, or rolls an import back. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const kind = kindNamed(params.kind);
  const calls = sheetCalls(admin, kind);
  const form = await request.formData();
  const resumed = resumedForm(form);
  if (resumed) return data({ refused: resumed, preview: null, text: resumed.values.text ?? '' });
  const intent = form.get('intent');
  if (intent === 'undoSheet') {
    const answer = await undoSheet(calls, form);
    if (!answer.refused) throw redirect(officePaths.sheet(sheetKey(kind), 'annule'));
    return data(answer, { status: 422 });
  }
  if (intent === 'applySheet') {
    const answer = await applySheet(calls, form);
    if (!answer.refused) throw redirect(officePaths.sheet(sheetKey(kind), 'applique'));
    return data(answer, { status: 422 });
  }
  const answer = await previewSheet(calls, form);
  return data(answer, { status: answer.refused ? 422 : 200 });
}

export const meta = ({ params }: Route.MetaArgs) =>
  officeHead(t(`kinds.${kindOfKey(params.kind) ?? 'products'}.title`));

/** Export and import of one kind of data as a sheet. */
export default function SheetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, imports, done, formKey } = loaderData;
  const may = usePermissions();
  const mayWrite = may(sheetAccess(kind).write);
  const refused: FormAnswer | undefined = actionData?.refused;
  const form = useForm('previewSheet', refused, { values: { text: '' } });
  return (
    <>
      <PageTitle
        lead={t(`kinds.${kind}.lead`)}
        aside={
          <div className="flex flex-wrap gap-3">
            {mayWrite && hasGrid(kind) && (
              <LinkButton
                to={officePaths.sheetGrid(sheetKey(kind))}
                variant="secondary"
                size="compact"
              >
                {t('grid.link')}
              </LinkButton>
            )}
            <LinkButton
              to={officePaths.workbook(sheetKey(kind))}
              reloadDocument
              variant="secondary"
              size="compact"
            >
              {t('workbook')}
            </LinkButton>
            <LinkButton
              to={officePaths.sheetFile(sheetKey(kind))}
              reloadDocument
              variant="secondary"
              size="compact"
            >
              {t('file')}
            </LinkButton>
          </div>
        }
      >
        {t(`kinds.${kind}.title`)}
      </PageTitle>
      <nav aria-label={t('title')} className="mb-6 flex flex-wrap gap-x-6 border-b border-brume-2">
        {namedKinds(may).map((one) => (
          <Link
            key={one.kind}
            to={officePaths.sheet(sheetKey(one.kind))}
            aria-current={one.kind === kind ? 'page' : undefined}
            className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent no-underline hover:underline aria-[current]:border-sapin-700 aria-[current]:font-bold"
          >
            {one.name}
          </Link>
        ))}
      </nav>
      {done && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t(`done.${done}`)}
        </Alert>
      )}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        {actionData?.preview && (
          <SheetPreview
            preview={actionData.preview}
            text={actionData.text}
            formKey={formKey}
            refused={refused}
          />
        )}
        {mayWrite && (
          <GiveSheet
            // Resets the form after an import or a rollback.
            key={`${kind} ${done} ${imports[0]?.id} ${imports[0]?.undoneAt}`}
            form={form}
            formKey={formKey}
            hint={t(`kinds.${kind}.hint`)}
          />
        )}
        <AppliedSheets sheets={imports} mayUndo={mayWrite} formKey={formKey} refused={refused} />
      </div>
    </>
  );
}
