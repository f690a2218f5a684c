import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import type { MachineryShape } from '#modules/staff/contracts.ts';
import { Table } from '#ui/table.tsx';
import { DeedForm } from '../parts/deed-form.tsx';
import { Panel } from '../parts/panel.tsx';
import type { DeedsShown } from './deeds-shown.ts';
import { t } from './operations-words.ts';

const right = 'text-right tabular-nums';

/** How many jobs of each name wait, run or failed. */
export function QueuesPanel({ queues }: Pick<MachineryShape, 'queues'>) {
  return (
    <Panel title={t('queues.title')}>
      {queues.length === 0 ? (
        <p>{t('queues.none')}</p>
      ) : (
        <Table caption={t('queues.title')} hideCaption>
          <thead>
            <tr>
              <th scope="col">{t('queues.name')}</th>
              <th scope="col" className={right}>
                {t('queues.waiting')}
              </th>
              <th scope="col" className={right}>
                {t('queues.active')}
              </th>
              <th scope="col" className={right}>
                {t('queues.failed')}
              </th>
            </tr>
          </thead>
          <tbody>
            {queues.map(({ name, waiting, active, failed }) => (
              <tr key={name}>
                <td>{name}</td>
                <td className={right}>{number(waiting)}</td>
                <td className={right}>{number(active)}</td>
                <td className={right}>{number(failed)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}

/** Jobs that will not be tried again by themselves. */
export function FailedPanel({
  failedJobs,
  may,
  formKey,
  refused,
}: Pick<MachineryShape, 'failedJobs'> & DeedsShown) {
  return (
    <Panel title={t('failed.title')}>
      {failedJobs.length === 0 ? (
        <p>{t('failed.none')}</p>
      ) : (
        <Table caption={t('failed.title')} hideCaption>
          <thead>
            <tr>
              <th scope="col">{t('queues.name')}</th>
              <th scope="col">{t('failed.error')}</th>
              <th scope="col">{t('failed.at')}</th>
              {may && <th scope="col">{t('failed.action')}</th>}
            </tr>
          </thead>
          <tbody>
            {failedJobs.map(({ id, name, error, failedAt }) => (
              <tr key={id}>
                <td>{name}</td>
                <td className="break-words">{error}</td>
                <td className="whitespace-nowrap">
                  {failedAt && `${shortDate(failedAt)} ${timeOfDay(failedAt)}`}
                </td>
                {may && (
                  <td>
                    <DeedForm
                      name="runJob"
                      formKey={`${formKey}-${id}`}
                      refused={refused}
                      submit={t('failed.run')}
                    >
                      <input type="hidden" name="id" value={id} />
                    </DeedForm>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}
