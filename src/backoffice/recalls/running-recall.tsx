import { fullDate } from '#i18n/dates.ts';
import type { RecallShape } from '#modules/orders/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Facts } from '../parts/facts.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { t } from './recall-words.ts';

interface RunningRecallProps {
  recall: RecallShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** A lot that is called back: what was said, to how many, and telling those who came after. */
export function RunningRecall({ recall, formKey, refused }: RunningRecallProps) {
  const form = useForm('tellRecall', refused);
  const mayManage = useMay('orders.manage');
  const { id, startedAt, reason, advice, told: notified, customers } = recall;
  return (
    <Panel title={t('running.title')}>
      <p className="mb-3 text-small">{t('running.since', { date: fullDate(startedAt) })}</p>
      <Facts
        facts={[
          [t('running.reason'), reason],
          [t('running.advice'), advice],
          [t('running.notified'), t('notifiedOf', { notified, customers })],
        ]}
      />
      {notified >= customers && <p className="mt-4 text-small text-encre-2">{t('running.all')}</p>}
      {mayManage && notified < customers && (
        <PageForm form={form} className="mt-4">
          <FormKey value={formKey} />
          <input type="hidden" name="recall" value={id} />
          <Button type="submit" variant="secondary" size="compact" pending={form.pending}>
            {t('running.again')}
          </Button>
        </PageForm>
      )}
    </Panel>
  );
}
