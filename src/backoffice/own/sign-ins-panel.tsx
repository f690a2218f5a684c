import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { StaffSignInShape } from '#modules/staff/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Status } from '#ui/status.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './own-words.ts';

interface SignInsPanelProps {
  signIns: readonly StaffSignInShape[];
  formKey: string;
  refused: FormAnswer | undefined;
}

/** The user's active sessions. */
export function SignInsPanel({ signIns, formKey, refused }: SignInsPanelProps) {
  return (
    <Panel title={t('signIns.title')}>
      <ListTable
        caption={t('signIns.title')}
        columns={[t('signIns.device'), t('signIns.started'), t('signIns.action')]}
      >
        {signIns.map(({ id, browser, system, startedAt, isCurrent }) => (
          <tr key={id}>
            <td>
              {browser && system
                ? t('signIns.on', { browser, system })
                : (browser ?? system ?? t('signIns.unknown'))}
            </td>
            <td className="whitespace-nowrap">
              {shortDate(startedAt)} {timeOfDay(startedAt)}
            </td>
            <td>
              {isCurrent ? (
                <Status tone="success">{t('signIns.current')}</Status>
              ) : (
                <ActionForm
                  name="endSignIn"
                  formKey={formKey}
                  id={id}
                  refused={refused}
                  submit={t('signIns.end')}
                />
              )}
            </td>
          </tr>
        ))}
      </ListTable>
    </Panel>
  );
}
