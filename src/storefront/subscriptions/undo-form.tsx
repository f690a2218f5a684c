import { Form } from 'react-router';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { t } from './subscription-words.ts';

interface UndoFormProps {
  code: string;
  /** History entries to undo, latest first; empty renders nothing. */
  changes: readonly number[];
  /** Name of the button, where the page has several. */
  named?: string;
}

/** Takes a change back with one press (N-07). */
export function UndoForm({ code, changes, named }: UndoFormProps) {
  if (changes.length === 0) return null;
  return (
    <Form method="post" action={subscriptionPaths.one(code)}>
      <input type="hidden" name="intent" value="undo" />
      {changes.map((id) => (
        <input key={id} type="hidden" name="change" value={id} />
      ))}
      <Button type="submit" variant="secondary" size="compact" aria-label={named}>
        {t('undo.press')}
      </Button>
    </Form>
  );
}

/** Why the undo was refused. */
export function UndoRefused({ answer }: { answer: FormAnswer | undefined }) {
  if (answer?.form !== 'undo') return null;
  return (
    <Alert tone="error" live>
      {answer.problems.join(' ')}
    </Alert>
  );
}
