import { useFetcher } from 'react-router';
import { words } from '#i18n/words.ts';
import { paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { useOnline } from '#ui/online.ts';
import messages from '../messages/page.fr.json';
import { fieldsOf, type RemovedLine } from './removed-line.ts';
import { undoKey } from './use-removals.ts';

const t = words(messages);

/** Lists the removed lines, each with a button to undo; remains after the toast has closed. */
export function RemovedLines({ lines }: { lines: readonly RemovedLine[] }) {
  const { Form, data, state } = useFetcher<{ error?: string }>({ key: undoKey });
  const { maySend, problem } = useOnline();
  return lines.map((line) => (
    <Alert
      key={`${line.variantCode} ${line.subscriptionInterval}`}
      tone="info"
      className="mb-4 items-center py-1"
    >
      <Form
        method="post"
        action={paths.cart()}
        onSubmit={maySend}
        className="flex items-center justify-between gap-x-2"
      >
        {Object.entries({ intent: 'add', ...fieldsOf(line) }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <span>{t('line.removed', { name: line.productName })}</span>
        <Button
          type="submit"
          variant="quiet"
          size="compact"
          className="-mr-4 shrink-0"
          pending={state !== 'idle'}
          aria-label={t('line.putBackNamed', { name: line.productName })}
        >
          {t('line.putBack')}
        </Button>
      </Form>
      <FieldError id={`put-back-${line.variantCode}`} error={problem ?? data?.error} />
    </Alert>
  ));
}
