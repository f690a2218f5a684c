import { z } from 'zod';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { contentCalls } from '#services/admin/content.ts';
import { ServiceError } from '#services/service-client.ts';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent, type OfficeIntent } from '../parts/answer-intent.server.ts';
import { Differences } from '../parts/differences.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/version.page';
import { entryTitle, t } from './content-words.ts';
import { EntryPreview } from './entry-preview.tsx';
import { savedWords } from './entry-side.tsx';
import type { Json } from './form-model.ts';
import { loadPreview } from './load-preview.server.ts';
import { placeOf } from './lost-links.tsx';
import { differencesOf } from './version-differences.server.ts';

export const handle = { name: 'office-content-version', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const calls = contentCalls(admin);
  const [entry, { members }, source] = await Promise.all([
    calls.read(params.id),
    calls.versions(params.id),
    calls.version(params.id, params.number),
  ]);
  const version = members.find(({ number }) => String(number) === params.number) ?? null;
  const differences = differencesOf(source as Json, entry.source as Json);
  // A version saved under earlier rules may be invalid today: it is compared without a preview.
  const preview = await calls.preview(entry.type, source).catch((error: unknown) => {
    if (error instanceof ServiceError && error.status === 422) return null;
    throw error;
  });
  return {
    entry,
    version,
    number: params.number,
    differences,
    preview,
    more: await loadPreview(context, entry.type, preview),
    formKey: newFormKey(),
  };
}

const restoreVersion: OfficeIntent<{ id: string; number: string }> = (form) =>
  submitForm({
    form: 'restoreVersion',
    data: form.data,
    schema: z.object({ base: z.coerce.number() }),
    send: async ({ base }) => {
      const calls = contentCalls(form.admin);
      const source = await calls.version(form.id, form.number);
      await calls.save(form.id, { base, source, publish: false }, form.key);
    },
  });

export function action({ context, request, params: { id, number } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const next = officePaths.content(id, 'repris');
  return answerIntent({ restoreVersion }, request, { admin, id, number, next });
}

export const meta = ({ params }: Route.MetaArgs) =>
  officeHead(t('versions.number', { number: params.number }));

/** A version of a text compared with the newest one, and a button to restore it. */
export default function OfficeVersionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entry, version, number, differences, preview, more, formKey } = loaderData;
  const mayWrite = useMay('content.manage');
  return (
    <>
      <PageTitle
        lead={version && savedWords(version.savedAt, version.savedBy)}
        aside={
          <Link to={officePaths.content(entry.id)} className="link">
            {t('versions.back')}
          </Link>
        }
      >
        {`${entryTitle(entry)} · ${t('versions.number', { number })}`}
      </PageTitle>
      <div className="grid gap-6">
        {preview && more && (
          <EntryPreview
            type={entry.type}
            preview={preview}
            {...more}
            note={t('versions.preview')}
          />
        )}
        <Panel title={t('versions.compare')}>
          {differences.length === 0 && <p>{t('versions.same')}</p>}
          <Differences
            old={t('versions.then', { number })}
            current={t('versions.now')}
            items={differences.map(({ field, ...sides }) => ({
              key: field,
              name: placeOf(field),
              ...sides,
            }))}
          />
        </Panel>
        {mayWrite && differences.length > 0 && (
          <Panel title={t('versions.restore')}>
            <p className="mb-4 text-small text-encre-2">{t('versions.restoreHint')}</p>
            <ActionForm
              name="restoreVersion"
              formKey={formKey}
              refused={actionData}
              submit={t('versions.restore')}
            >
              <input type="hidden" name="base" value={entry.version} />
            </ActionForm>
          </Panel>
        )}
      </div>
    </>
  );
}
