import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import type { OperationsShape } from '#modules/staff/contracts.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import type { ActionPanelProps } from './action-panel-props.ts';
import { t } from './operations-words.ts';

const right = 'text-right tabular-nums';

/** Number of waiting, running and failed jobs by name. */
export function QueuesPanel({ queues }: Pick<OperationsShape, 'queues'>) {
  return (
    <Panel title={t('queues.title')}>
      {queues.length === 0 ? (
        <p>{t('queues.none')}</p>
      ) : (
        <ListTable
          caption={t('queues.title')}
          columns={[
            t('queues.name'),
            { figures: t('queues.waiting') },
            { figures: t('queues.active') },
            { figures: t('queues.failed') },
          ]}
        >
          {queues.map(({ name, waiting, active, failed }) => (
            <tr key={name}>
              <td>{name}</td>
              <td className={right}>{number(waiting)}</td>
              <td className={right}>{number(active)}</td>
              <td className={right}>{number(failed)}</td>
            </tr>
          ))}
        </ListTable>
      )}
    </Panel>
  );
}

/** Jobs that failed after all retries. */
export function FailedPanel({
  failedJobs,
  may,
  formKey,
  refused,
}: Pick<OperationsShape, 'failedJobs'> & ActionPanelProps) {
  return (
    <Panel title={t('failed.title')}>
      {failedJobs.length === 0 ? (
        <p>{t('failed.none')}</p>
      ) : (
        <ListTable
          caption={t('failed.title')}
          columns={[t('queues.name'), t('failed.error'), t('failed.at'), may && t('failed.action')]}
        >
          {failedJobs.map(({ id, name, error, failedAt }) => (
            <tr key={id}>
              <td>{name}</td>
              <td className="break-words">{error}</td>
              <td className="whitespace-nowrap">
                {failedAt && `${shortDate(failedAt)} ${timeOfDay(failedAt)}`}
              </td>
              {may && (
                <td>
                  <ActionForm
                    name="runJob"
                    formKey={formKey}
                    id={id}
                    refused={refused}
                    submit={t('failed.run')}
                    asks={t('failed.runAsks')}
                  />
                </td>
              )}
            </tr>
          ))}
        </ListTable>
      )}
    </Panel>
  );
}
