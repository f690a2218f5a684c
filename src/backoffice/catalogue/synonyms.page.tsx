import { words } from '#i18n/words.ts';
import type { SynonymShape } from '#modules/search/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { synonymCalls } from '#services/admin/search.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { PlainForm } from '../form/plain-form.tsx';
import messages from '../messages/synonyms.fr.json';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/synonyms.page';
import { synonymIntents } from './synonym-intents.server.ts';

const t = words(messages);

export const handle = { name: 'office-synonyms', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { members: synonyms } = await synonymCalls(admin).list();
  const query = new URL(request.url).searchParams;
  const chosen = synonyms.find(({ id }) => String(id) === query.get('ligne')) ?? null;
  return {
    synonyms,
    chosen,
    isDone: query.has('fait'),
    formKey: newFormKey(),
    forms: shownForms(synonymIntents),
  };
}

export function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(synonymIntents, request, {
    admin,
    next: officePaths.synonyms({ done: true }),
  });
}

export const meta = () => officeHead(t('title'));

/** What shoppers type, and what the search takes it for (N-23). */
export default function OfficeSynonymsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { synonyms, chosen, isDone, formKey, forms } = loaderData;
  const mayWrite = useMay('catalogue.manage');
  const form = { formKey, refused: actionData };
  return (
    <>
      <PageTitle
        lead={t('lead')}
        aside={
          <>
            <Link to={officePaths.pins()} className="link">
              {t('pins')}
            </Link>
            <Link to={officePaths.products()} className="link">
              {t('catalogue')}
            </Link>
          </>
        }
      >
        {t('title')}
      </PageTitle>
      {isDone && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t('done')}
        </Alert>
      )}
      <Grid columns="aside" className="grid-cols-1 items-start gap-6">
        <ul className="grid min-w-0 grid-cols-1 border-t border-brume-2">
          {synonyms.length === 0 && <li>{t('empty')}</li>}
          {synonyms.map((synonym) => (
            <Synonym key={synonym.id} synonym={synonym} mayWrite={mayWrite} {...form} />
          ))}
        </ul>
        {mayWrite && (
          <Panel title={t(chosen ? 'change' : 'add')}>
            <PlainForm
              key={`${chosen?.id} ${synonyms.length}`}
              form={forms.saveSynonym}
              t={t}
              {...form}
              hidden={{ id: chosen?.id ?? '' }}
              values={{
                language: chosen?.language ?? 'fr',
                typed: chosen?.typed,
                meant: chosen?.meant,
              }}
              isSeen={chosen !== null}
            />
          </Panel>
        )}
      </Grid>
    </>
  );
}

interface FormProps {
  formKey: string;
  refused: FormAnswer | undefined;
}

type SynonymProps = { synonym: SynonymShape; mayWrite: boolean } & FormProps;

function Synonym({
  synonym: { id, language, typed, meant },
  mayWrite,
  formKey,
  refused,
}: SynonymProps) {
  return (
    <li className="border-b border-brume-2 py-3">
      <p className="wrap-anywhere">
        <strong>{typed}</strong> <span aria-hidden="true">→</span>{' '}
        {meant === '' ? <em className="text-encre-2">{t('nothing')}</em> : meant}{' '}
        {language === 'nl' && <Badge>{t('languages.nl')}</Badge>}
      </p>
      {mayWrite && (
        <div className="flex flex-wrap items-center gap-4">
          <Link
            to={officePaths.synonyms({ synonym: id })}
            className="link inline-flex min-h-11 items-center"
            aria-label={t('editNamed', { typed })}
          >
            {t('edit')}
          </Link>
          <ActionForm
            name="removeSynonym"
            formKey={formKey}
            id={id}
            refused={refused}
            submit={t('remove')}
            label={t('removeNamed', { typed })}
            asks={t('removeAsks', { typed })}
          />
        </div>
      )}
    </li>
  );
}
