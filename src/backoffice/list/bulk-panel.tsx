import { Form } from 'react-router';
import type { Words } from '#i18n/words.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import type { BulkAnswer, BulkQuestion, BulkReport } from './bulk-answer.ts';
import { t as tList } from './list-words.ts';

interface BulkPanelProps {
  answer: BulkAnswer;
  /** Texts of the list: `bulk.{action}.…`. */
  t: Words<never>;
  /** Maximum length of its text; undefined when it takes none. */
  takesText: number | undefined;
  /** Address of the list. */
  back: string;
}

/** Confirmation or result of a bulk action. */
export function BulkPanel({ answer, t, takesText, back }: BulkPanelProps) {
  if (answer.step === 'problem')
    return (
      <Alert tone="warning" live>
        {tList(`bulk.${answer.problem}`, { count: answer.most })}
      </Alert>
    );
  if (answer.step === 'report') return <Report answer={answer} t={t} />;
  return <Question answer={answer} t={t} takesText={takesText} back={back} />;
}

function Report({ answer, t }: { answer: BulkReport; t: Words<never> }) {
  const { action, done, failed } = answer;
  return (
    <Alert tone={failed.length > 0 ? 'warning' : 'success'} live>
      <p>{t.translate(`bulk.${action}.done`, { count: done })}</p>
      {failed.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {failed.map(({ key, reason }) => (
            <li key={key}>
              {tList('bulk.failed', { key, reason: reason || tList('bulk.unexplained') })}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function Question({
  answer,
  t,
  takesText,
  back,
}: Omit<BulkPanelProps, 'answer'> & { answer: BulkQuestion }) {
  const { action, keys, names, rest, text, isTextWrong, formKey } = answer;
  const count = keys.length;
  const more = count - names.length;
  const sample = { names: names.join(', '), count: more };
  return (
    <section
      aria-labelledby="bulk-title"
      className="grid gap-3 rounded-field border border-trait-fort bg-blanc p-4"
    >
      <h2 id="bulk-title" className="text-h4">
        {t.translate(`bulk.${action}.title`, { count })}
      </h2>
      {count === 0 ? (
        <p>{tList('bulk.nobody')}</p>
      ) : (
        <>
          <p>{t.translate(`bulk.${action}.text`, { count })}</p>
          <p className="break-words text-encre-2">
            {tList(more > 0 ? 'bulk.sampleMore' : 'bulk.sample', sample)}
          </p>
          {rest > 0 && <p>{tList('bulk.rest', { count: rest })}</p>}
        </>
      )}
      <Form method="post" className="grid gap-3">
        <FormKey value={formKey} />
        <input type="hidden" name="intent" value="bulkRun" />
        <input type="hidden" name="action" value={action} />
        {keys.map((key) => (
          <input key={key} type="hidden" name="choix" value={key} />
        ))}
        {takesText !== undefined && count > 0 && (
          <TextArea
            id="bulk-text"
            name="text"
            label={t.translate(`bulk.${action}.field`)}
            defaultValue={text}
            error={isTextWrong ? tList('bulk.textWrong', { count: takesText }) : undefined}
            rows={3}
            maxLength={takesText}
            required
          />
        )}
        <div className="flex flex-wrap gap-3">
          {count > 0 && (
            <Button type="submit" size="compact">
              {t.translate(`bulk.${action}.submit`, { count })}
            </Button>
          )}
          <LinkButton to={back} variant="quiet" size="compact">
            {tList('bulk.cancel')}
          </LinkButton>
        </div>
      </Form>
    </section>
  );
}
