import type { ReactNode } from 'react';
import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './settings-words.ts';

interface DecidedChange {
  id: number;
  appliesOn: string;
  by: string;
  decidedAt: string;
}

interface DecidedChangesProps<Change extends DecidedChange> {
  waiting: readonly Change[];
  past: readonly Change[];
  /** Renders a change. */
  children: (change: Change) => ReactNode;
  /** The form to withdraw a scheduled change: name, accessible name and confirmation; null without permission. */
  withdraw: { name: string; label: (date: string) => string; asks: string } | null;
  /** Text when there are no past changes. */
  nonePast: string;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Scheduled changes, and past ones (O-16). */
export function DecidedChanges<Change extends DecidedChange>(props: DecidedChangesProps<Change>) {
  const { waiting, past, children, withdraw, nonePast, formKey, refused } = props;
  return (
    <>
      <Panel title={t('decided.waiting')}>
        {waiting.length === 0 && <p className="text-small">{t('decided.noneWaiting')}</p>}
        <ul className="grid gap-4">
          {waiting.map((change) => (
            <li key={change.id} className="grid gap-2">
              <Decided change={change}>{children(change)}</Decided>
              {withdraw && (
                <ActionForm
                  name={withdraw.name}
                  id={change.id}
                  submit={t('decided.withdraw')}
                  label={withdraw.label(shortDate(change.appliesOn))}
                  asks={withdraw.asks}
                  formKey={formKey}
                  refused={refused}
                />
              )}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('decided.past')}>
        {past.length === 0 && <p className="text-small">{nonePast}</p>}
        <ul className="grid gap-4">
          {past.map((change) => (
            <li key={change.id}>
              <Decided change={change}>{children(change)}</Decided>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

function Decided({ change, children }: { change: DecidedChange; children: ReactNode }) {
  const { appliesOn, by, decidedAt } = change;
  return (
    <p className="break-words">
      <strong className="block">{t('decided.from', { date: shortDate(appliesOn) })}</strong>
      {children}
      <span className="block text-small text-encre-2">
        {t('decided.by', { name: by, date: shortDate(decidedAt), time: timeOfDay(decidedAt) })}
      </span>
    </p>
  );
}
