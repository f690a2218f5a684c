import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { StaffSignInShape } from '#modules/staff/contracts.ts';
import { Status } from '#ui/status.tsx';
import { Table } from '#ui/table.tsx';
import type { FormAnswer } from '../../storefront/forms/form-answer.ts';
import { DeedForm } from '../parts/deed-form.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './own-words.ts';

interface SignInsPanelProps {
  signIns: readonly StaffSignInShape[];
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Where one is signed in. */
export function SignInsPanel({ signIns, formKey, refused }: SignInsPanelProps) {
  return (
    <Panel title={t('signIns.title')}>
      <Table caption={t('signIns.title')} hideCaption>
        <thead>
          <tr>
            <th scope="col">{t('signIns.device')}</th>
            <th scope="col">{t('signIns.started')}</th>
            <th scope="col">{t('signIns.action')}</th>
          </tr>
        </thead>
        <tbody>
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
                  <DeedForm
                    name="endSignIn"
                    formKey={`${formKey}-${id}`}
                    refused={refused}
                    submit={t('signIns.end')}
                  >
                    <input type="hidden" name="id" value={id} />
                  </DeedForm>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
