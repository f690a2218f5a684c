import { type ReactNode, useEffect } from 'react';
import { Form } from 'react-router';
import type { ChosenPicture } from '#modules/content/admin-contracts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FormKey } from '../parts/form-key.tsx';
import type { EditorAnswer } from './answer-editor.server.ts';
import { t } from './content-words.ts';
import type { Json, NamedNode } from './form-model.ts';
import { fieldId, formTools } from './form-tools.ts';
import { placeOf } from './lost-links.tsx';
import { SourceFields } from './source-fields.tsx';

interface EntryFormProps {
  fields: readonly NamedNode[];
  source: Json;
  pictures: readonly ChosenPicture[];
  formKey: string;
  answer: EditorAnswer | undefined;
  /** Fields only a new text has, above the others. */
  before?: ReactNode;
  /** Beside « Prévisualiser »; nothing for who may only read. */
  buttons: ReactNode;
}

/** The form of a text: every button submits all of it, so that no input is lost. */
export function EntryForm(props: EntryFormProps) {
  const { fields, source, pictures, formKey, answer, before, buttons } = props;
  const errors = answer?.errors ?? {};
  // After adding a part the scroll position stays; for a preview or errors the page scrolls to the
  // top.
  useEffect(() => {
    if (answer && (answer.preview || answer.problems.length > 0)) window.scrollTo({ top: 0 });
  }, [answer]);
  const summary = Object.entries(errors).map(([path, message]) => ({
    id: fieldId(path),
    message: t('edit.summary', { field: placeOf(path), message }),
  }));
  return (
    <Form method="post" preventScrollReset key={answer?.submission ?? 'first'} noValidate>
      <input type="hidden" name="intent" value="editor" />
      <FormKey value={formKey} />
      {/* Hidden first button: Enter in a field only previews. */}
      <button type="submit" name="do" value="preview" className="hidden" tabIndex={-1} />
      {answer?.problems.map((problem) => (
        <Alert key={problem} tone="error" live className="mb-6">
          {problem}
        </Alert>
      ))}
      <ErrorSummary key={answer?.submission} errors={summary} />
      {before}
      <SourceFields
        fields={fields}
        value={answer?.source ?? source}
        path=""
        tools={formTools(errors, pictures)}
      />
      <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap gap-3 border-t border-brume-2 bg-blanc py-3">
        <Button type="submit" name="do" value="preview" variant="secondary" size="compact">
          {t('edit.preview')}
        </Button>
        {buttons}
      </div>
    </Form>
  );
}
