import { shortDate } from '#i18n/dates.ts';
import type { MessageShape } from '#modules/contact/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './box-words.ts';

interface MergePanelProps {
  message: MessageShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Length of the excerpt that identifies a message in a select. */
const LONGEST_BEGINNING = 60;

/** Shows another message of the same person within this one. */
export function MergePanel({ message, formKey, refused }: MergePanelProps) {
  const form = useForm('mergeMessages', refused);
  const [only] = message.mergeable.length === 1 ? message.mergeable : [];
  const options = message.mergeable.map(({ id, sentAt, subject, beginning }) => ({
    value: String(id),
    label: t('merge.option', {
      id,
      date: shortDate(sentAt),
      beginning: (subject ?? beginning).slice(0, LONGEST_BEGINNING),
    }),
  }));
  return (
    <Panel title={t('merge.title')}>
      <p className="mb-3 text-small text-encre-2">{t('merge.lead')}</p>
      <AskFirst title={t('merge.open')} isOpen={refused?.form === form.name || undefined}>
        <PageForm form={form} className="grid grid-cols-1 gap-3">
          <FormKey value={`${formKey}-merge`} />
          <Select
            {...form.field('other')}
            defaultValue={form.field('other').defaultValue ?? (only && String(only.id))}
            label={t('merge.other')}
            placeholder=""
            options={options}
            required
          />
          <p className="text-small">{t('merge.asks')}</p>
          <Button
            type="submit"
            variant="secondary"
            size="compact"
            className="justify-self-start"
            pending={form.pending}
          >
            {t('merge.submit')}
          </Button>
        </PageForm>
      </AskFirst>
    </Panel>
  );
}
