import { data, redirect } from 'react-router';
import { ownValue } from '#kit/own-value.ts';
import type { EditedEntryShape } from '#modules/content/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { contentCalls } from '#services/admin/content.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { formKeyOf } from '../parts/form-key.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { resumedFields } from '../parts/resumed-form.server.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/entry.page';
import { answerEditor } from './answer-editor.server.ts';
import { entryTitle, t } from './content-words.ts';
import { EntryForm } from './entry-form.tsx';
import { entryIntents } from './entry-intents.server.ts';
import { EntryPreview } from './entry-preview.tsx';
import { PlanForm, ReviewPanel } from './entry-publication.tsx';
import { AddressForm, savedWords, Versions, WithdrawForm } from './entry-side.tsx';
import { EntryState } from './entry-state.tsx';
import { formOf } from './form-model.server.ts';
import type { Json } from './form-model.ts';
import { loadPreview } from './load-preview.server.ts';
import { LostLinks } from './lost-links.tsx';

export const handle = { name: 'office-content', tracking: false } satisfies RouteHandle;

const DONE = {
  brouillon: 'saved',
  publie: 'published',
  adresse: 'renamed',
  retire: 'withdrawn',
  repris: 'restored',
  cree: 'created',
  prevu: 'planned',
  oublie: 'unplanned',
  donne: 'requested',
  relu: 'answered',
  rendu: 'takenBack',
} as const;

/** Confirmation after a press of one of the editor's buttons. */
const DONE_BY: Readonly<Record<string, string>> = { publish: 'publie', review: 'donne' };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const calls = contentCalls(admin);
  const [entry, versions, pictures] = await Promise.all([
    calls.read(params.id),
    calls.versions(params.id),
    calls.pictures(),
  ]);
  const done = new URL(request.url).searchParams.get('fait') ?? '';
  return {
    entry,
    versions: versions.members,
    pictures: pictures.members,
    fields: formOf(entry.type),
    formKeys: [
      newFormKey(),
      newFormKey(),
      newFormKey(),
      newFormKey(),
      newFormKey(),
      newFormKey(),
    ] as const,
    done: Object.hasOwn(DONE, done) ? DONE[done as keyof typeof DONE] : null,
  };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const sent = await request.clone().formData();
  const form = resumedFields(sent) ?? sent;
  if (form.get('intent') !== 'editor')
    return answerIntent(entryIntents, request, { admin, id, next: officePaths.content(id) });
  const calls = contentCalls(admin);
  const [{ type, version }, pictures] = await Promise.all([calls.read(id), calls.pictures()]);
  const answer = await answerEditor({
    type,
    data: form,
    pictures: pictures.members,
    preview: (source) => calls.preview(type, source),
    save: async (source, pressed) => {
      // « Quand même »: keeps the other user's version in the history and saves this one after it.
      const [, over] = /^overwrite (\d+)$/.exec(pressed) ?? [];
      const base = Number(over ?? form.get('base')) || 1;
      const publish = pressed === 'publish';
      const key = formKeyOf(form);
      const saved = await calls.save(id, { base, source, publish }, key);
      if (pressed === 'review') await calls.requestReview(id, saved.version, key);
      throw redirect(officePaths.content(id, ownValue(DONE_BY, pressed) ?? 'brouillon'));
    },
  });
  const more = await loadPreview(context, type, answer?.preview ?? null);
  const status = Object.keys(answer?.errors ?? {}).length > 0 || answer?.theirs ? 422 : 200;
  // The version the editor started from, however often the form is shown again.
  const base = Number(form.get('base')) || 1;
  return data(answer && { ...answer, more, base, latest: version }, { status });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData ? entryTitle(loaderData.entry) : t('title'));

/** One content entry: text, address, and versions. */
export default function OfficeContentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entry, versions, fields, pictures, formKeys, done } = loaderData;
  const mayWrite = useMay('content.manage');
  const mayReview = useMay('content.review');
  const answer = actionData && 'source' in actionData ? actionData : undefined;
  const refused = actionData && 'values' in actionData ? actionData : undefined;
  const lost = answer?.preview ? answer.preview.lostLinks : entry.lostLinks;
  const saved = savedWords(entry.savedAt, entry.savedBy);
  return (
    <>
      <PageTitle
        lead={t('edit.lead', { version: entry.version, saved })}
        aside={<EntryState state={entry.state} />}
      >
        {entry.title !== entry.type && t('edit.kind', { type: t(`options.type.${entry.type}`) })}
        {entryTitle(entry)}
      </PageTitle>
      {done && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t(`edit.${done}`)}
        </Alert>
      )}
      <LostLinks links={lost} />
      {answer?.preview && answer.more && (
        <div className="mb-6">
          <EntryPreview type={entry.type} preview={answer.preview} {...answer.more} />
        </div>
      )}
      <Grid columns="aside" className="items-start gap-6">
        <Panel title={t('edit.form')}>
          {!mayWrite && <p className="mb-4 text-small">{t('edit.readOnly')}</p>}
          <EntryForm
            fields={fields}
            pictures={pictures}
            answer={answer}
            formKey={formKeys[0]}
            source={entry.source as unknown as Json}
            before={<input type="hidden" name="base" value={answer?.base ?? entry.version} />}
            buttons={
              mayWrite && <Buttons entry={entry} theirs={answer?.theirs ? answer.latest : null} />
            }
          />
        </Panel>
        <div className="grid gap-6">
          {entry.address && entry.publishedVersion !== null && (
            <Link to={entry.address} reloadDocument className="link">
              {t('edit.see')}
            </Link>
          )}
          <ReviewPanel
            entry={entry}
            mayReview={mayReview}
            mayWrite={mayWrite}
            formKey={formKeys[3]}
            takeBackKey={formKeys[4]}
            refused={refused}
          />
          {mayWrite && <PlanForm entry={entry} formKey={formKeys[5]} refused={refused} />}
          <Versions entry={entry} versions={versions} />
          {mayWrite && entry.address && (
            <AddressForm entry={entry} formKey={formKeys[1]} refused={refused} />
          )}
          {mayWrite && !entry.fixed && entry.publishedVersion !== null && (
            <WithdrawForm formKey={formKeys[2]} refused={refused} />
          )}
        </div>
      </Grid>
    </>
  );
}

interface ButtonsProps {
  entry: EditedEntryShape;
  /** The version somebody else saved meanwhile. */
  theirs: number | null;
}

function Buttons({ entry, theirs }: ButtonsProps) {
  const isWaiting = entry.state === 'review';
  if (theirs !== null)
    return (
      <>
        <Button type="submit" name="do" value={`overwrite ${theirs}`} size="compact">
          {t('edit.overwrite')}
        </Button>
        <Link
          to={officePaths.contentVersion(entry.id, theirs)}
          target="_blank"
          className="link inline-flex min-h-11 items-center text-small"
        >
          {t('edit.theirs')}
        </Link>
      </>
    );
  return (
    <>
      <Button type="submit" name="do" value="save" variant="secondary" size="compact">
        {t('edit.save')}
      </Button>
      {!isWaiting && (
        <Button
          type="submit"
          name="do"
          value="review"
          variant={entry.readByTwo ? 'primary' : 'secondary'}
          size="compact"
        >
          {t('edit.review')}
        </Button>
      )}
      {!entry.readByTwo && (
        <Button type="submit" name="do" value="publish" size="compact">
          {t('edit.publish')}
        </Button>
      )}
    </>
  );
}
