import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { OutlookShape } from '#modules/renewals/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { t } from './renewals-words.ts';

interface EnginePanelProps {
  outlook: OutlookShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Whether charging is enabled, what would be charged now, and the form to change it. */
export function RenewalEnginePanel({
  outlook: { armed, due },
  formKey,
  refused,
}: EnginePanelProps) {
  const mayEnable = useMay('operations.manage');
  const name = armed ? 'disableCharging' : 'enableCharging';
  const expected = due.reduce((sum, { total }) => sum + total, 0);
  const state = armed ? 'armed' : 'disarmed';
  return (
    <Panel
      title={t('engine.title')}
      aside={<Status tone={armed ? 'success' : 'error'}>{t(`engine.${state}`)}</Status>}
    >
      <p className="text-small text-encre-2">{t(`engine.${state}Text`)}</p>
      <p className="mt-3 text-small">
        {t('engine.due', { count: due.length, total: money(expected) })}
      </p>
      <ul className="mt-1 mb-4 grid max-h-72 gap-1 overflow-y-auto text-small">
        {due.map(({ code, name, number, shippingDate, standing, total }) => (
          <li key={`${code} ${number}`}>
            <Link to={officePaths.subscription(code)} className="link tabular-nums">
              {code}
            </Link>{' '}
            {name}, {shortDate(shippingDate)}, {money(total)}, {t(`engine.standing.${standing}`)}
          </li>
        ))}
      </ul>
      {mayEnable && (
        <AskFirst
          title={t(armed ? 'engine.disable' : 'engine.enable')}
          isOpen={refused?.form === name}
          danger={armed}
        >
          <p className="text-small">
            {armed
              ? t('engine.disableAsks')
              : t('engine.enableAsks', { count: due.length, total: money(expected) })}
          </p>
          <ActionForm
            key={name}
            name={name}
            formKey={formKey}
            refused={refused}
            submit={t(armed ? 'engine.disableNow' : 'engine.enableNow')}
            variant={armed ? 'danger' : 'primary'}
          >
            <input type="hidden" name="deliveries" value={due.length} />
            <input type="hidden" name="expected" value={expected} />
          </ActionForm>
        </AskFirst>
      )}
    </Panel>
  );
}
