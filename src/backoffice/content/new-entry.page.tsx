import { data, redirect } from 'react-router';
import { ENTRY_TYPES } from '#modules/content/admin-contracts.ts';
import type { EntryType } from '#modules/content/contracts.ts';
import { pageContext } from '#pages/page-context.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { contentCalls } from '#services/admin/content.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { formKeyOf } from '../parts/form-key.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { resumedFields } from '../parts/resumed-form.server.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/new-entry.page';
import { answerEditor } from './answer-editor.server.ts';
import { emptySource } from './change-source.server.ts';
import { t } from './content-words.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryPreview } from './entry-preview.tsx';
import { formOf } from './form-model.server.ts';
import { fieldId } from './form-tools.ts';
import { loadPreview } from './load-preview.server.ts';
import { LostLinks } from './lost-links.tsx';

export const handle = { name: 'office-new-content', tracking: false } satisfies RouteHandle;

/** @throws a 404 response for an unknown type */
function typeOf(name: string): EntryType {
  const type = ENTRY_TYPES.find((one) => one === name);
  if (!type) throw data(null, { status: 404 });
  return type;
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const type = typeOf(params.type);
  const fields = formOf(type);
  const pictures = await contentCalls(admin).pictures();
  const { languages } = context.get(pageContext);
  return {
    type,
    fields,
    pictures: pictures.members,
    languages: [...languages],
    source: emptySource(fields),
    formKey: newFormKey(),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const type = typeOf(params.type);
  const calls = contentCalls(admin);
  const sent = await request.formData();
  const form = resumedFields(sent) ?? sent;
  const named = { slug: String(form.get('slug') ?? '').trim(), locale: String(form.get('locale')) };
  const answer = await answerEditor({
    type,
    data: form,
    pictures: (await calls.pictures()).members,
    preview: (source) => calls.preview(type, source),
    save: async (source) => {
      const { id } = await calls.create({ type, ...named, source }, formKeyOf(form));
      throw redirect(officePaths.content(id, 'cree'));
    },
  });
  const more = await loadPreview(context, type, answer?.preview ?? null);
  const isWrong = Object.keys(answer?.errors ?? {}).length > 0;
  return data(answer && { ...answer, more, named }, { status: isWrong ? 422 : 200 });
}

export const meta = () => officeHead(t('new.title'));

/** Creates a text as a draft. */
export default function OfficeNewContentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { type, fields, source, pictures, languages, formKey } = loaderData;
  const answer = actionData ?? undefined;
  return (
    <>
      <PageTitle lead={t(`options.type.${type}`)}>{t('new.title')}</PageTitle>
      {answer?.preview && answer.more && (
        <>
          <LostLinks links={answer.preview.lostLinks} />
          <div className="mb-6">
            <EntryPreview type={type} preview={answer.preview} {...answer.more} />
          </div>
        </>
      )}
      <Panel title={t('edit.form')}>
        <EntryForm
          fields={fields}
          source={source}
          pictures={pictures}
          formKey={formKey}
          answer={answer}
          before={
            <div className="mb-4 grid gap-4 md:grid-cols-2">
              <TextField
                id={fieldId('slug')}
                name="slug"
                label={t('new.slug')}
                hint={t('new.slugHint')}
                defaultValue={answer?.named.slug}
                error={answer?.errors.slug}
                maxLength={80}
              />
              <Select
                id={fieldId('locale')}
                name="locale"
                label={t('new.locale')}
                defaultValue={answer?.named.locale ?? 'fr'}
                options={languages.map((value) => ({ value, label: value }))}
              />
            </div>
          }
          buttons={
            <Button type="submit" name="do" value="save" size="compact">
              {t('new.create')}
            </Button>
          }
        />
      </Panel>
    </>
  );
}
