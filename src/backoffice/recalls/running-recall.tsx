import { fullDate } from '#i18n/dates.ts';
import type { RecallShape } from '#modules/orders/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { t } from './recall-words.ts';

interface RunningRecallProps {
  recall: RecallShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/**
 * A running recall: its text, the number of notified customers, and a form to notify later ones.
 */
export function RunningRecall({ recall, formKey, refused }: RunningRecallProps) {
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
        <ActionForm
          name="tellRecall"
          formKey={formKey}
          refused={refused}
          submit={t('running.again')}
          className="mt-4"
        >
          <input type="hidden" name="recall" value={id} />
        </ActionForm>
      )}
    </Panel>
  );
}
