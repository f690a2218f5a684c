import { words } from '#i18n/words.ts';
import type { SynonymShape } from '#modules/search/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { synonymCalls } from '#services/admin/search.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { PlainForm } from '../form/plain-form.tsx';
import messages from '../messages/synonyms.fr.json';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/synonyms.page';
import { SearchLine, SearchLinesFrame } from './search-lines-frame.tsx';
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
  const form = { formKey, refused: actionData };
  return (
    <SearchLinesFrame
      title={t('title')}
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
      done={isDone && !actionData && t('done')}
      empty={t('empty')}
      lines={synonyms.map((synonym) => <Synonym key={synonym.id} synonym={synonym} {...form} />)}
      formTitle={t(chosen ? 'change' : 'add')}
      form={
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
      }
    />
  );
}

interface FormProps {
  formKey: string;
  refused: FormAnswer | undefined;
}

type SynonymProps = { synonym: SynonymShape } & FormProps;

function Synonym({ synonym: { id, language, typed, meant }, formKey, refused }: SynonymProps) {
  return (
    <SearchLine
      actions={
        <>
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
        </>
      }
    >
      <p className="wrap-anywhere">
        <strong>{typed}</strong> <span aria-hidden="true">→</span>{' '}
        {meant === '' ? <em className="text-encre-2">{t('nothing')}</em> : meant}{' '}
        {language === 'nl' && <Badge>{t('languages.nl')}</Badge>}
      </p>
    </SearchLine>
  );
}
