import type { TranslationsShape } from '#modules/catalog/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { type FormState, useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { ButtonRow } from '../../parts/button-row.tsx';
import { FormKey } from '../../parts/form-key.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Panel } from '../../parts/panel.tsx';
import { SeenValues } from '../../parts/seen-values.tsx';
import { useMay } from '../../parts/use-may.ts';
import { saidIn } from './said-in.ts';
import { TranslationState } from './translation-state.tsx';
import { t } from './translation-words.ts';

type Text = TranslationsShape['texts'][number];

interface TranslationsPageProps {
  translations: TranslationsShape;
  /** Link to the translated product or category. */
  back: string;
  isDone: boolean;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** All texts of a product or category, each beside its translation. */
export function TranslationsPage(props: TranslationsPageProps) {
  const { translations, back, isDone, formKey, refused } = props;
  const { name, texts } = translations;
  const mayEdit = useMay('catalogue.manage');
  const values = saidIn(translations);
  const form = useForm('translate', refused, { values });
  return (
    <>
      <PageTitle
        lead={t('lead')}
        aside={
          <Link to={back} className="link text-small">
            {t('back')}
          </Link>
        }
      >
        {t('title', { name })}
      </PageTitle>
      {isDone && !refused && (
        <Alert tone="success" live className="mb-6">
          {t('done')}
        </Alert>
      )}
      <div className="mb-6">
        <TranslationState texts={texts} />
      </div>
      <PageForm form={form} className="grid grid-cols-1 gap-6">
        <FormKey value={formKey} />
        <SeenValues values={values} />
        <Panel title={t('panel')}>
          <div className="grid grid-cols-1 gap-8">
            {texts.map((text, at) => (
              <SideBySide key={text.french} text={text} at={at} form={form} mayEdit={mayEdit} />
            ))}
          </div>
        </Panel>
        {mayEdit && (
          <ButtonRow>
            <Button type="submit" pending={form.pending}>
              {t('save')}
            </Button>
          </ButtonRow>
        )}
      </PageForm>
    </>
  );
}

/** Maximum length of a French text that gets a single-line field. */
const LONGEST_LINE = 90;

interface SideBySideProps {
  text: Text;
  at: number;
  form: FormState;
  mayEdit: boolean;
}

function SideBySide({ text, at, form, mayEdit }: SideBySideProps) {
  const { part, french, said, owed } = text;
  const title = t(`parts.${part}`);
  const field = {
    ...form.field(`said.${at}`),
    lang: 'nl',
    label: t('inDutch', { part: title }),
    readOnly: !mayEdit,
    className: 'min-w-0',
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-6">
      <legend className="sr-only">{title}</legend>
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 font-sans text-small font-bold tracking-normal">
          {title}
          {owed && said === null && <Badge variant="butter">{t('owedBadge')}</Badge>}
        </h3>
        <p
          lang="fr"
          className="mt-1.5 rounded-field bg-brume p-3 whitespace-pre-line wrap-anywhere"
        >
          {french}
        </p>
        <input type="hidden" name={`french.${at}`} value={french} />
      </div>
      {french.length > LONGEST_LINE ? (
        <TextArea {...field} rows={2} maxLength={40_000} />
      ) : (
        <TextField {...field} maxLength={400} />
      )}
    </fieldset>
  );
}
