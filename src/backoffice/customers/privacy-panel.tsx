import { shortDate } from '#i18n/dates.ts';
import type { CustomerPrivacyShape } from '#modules/privacy/admin-contracts.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './customers-words.ts';
import type { FormOfPage } from './form-of-page.ts';

interface PrivacyPanelProps extends FormOfPage {
  privacy: CustomerPrivacyShape;
  mayChange: boolean;
}

/** Data export and account deletion: started here, confirmed by the customer. */
export function PrivacyPanel({ privacy, mayChange, ...form }: PrivacyPanelProps) {
  const { exports, deletionUntil, erasedAt } = privacy;
  const copies = exports.length > 0 ? <Copies of={exports} /> : t('privacy.noCopy');
  return (
    <Panel title={t('privacy.title')}>
      <Facts
        facts={[
          [t('privacy.copies'), copies],
          [
            t('privacy.deletion'),
            deletionUntil && t('privacy.waiting', { date: shortDate(deletionUntil) }),
          ],
          [t('privacy.erased'), erasedAt && shortDate(erasedAt)],
        ]}
      />
      {mayChange && (
        <div className="mt-4 grid gap-3">
          <p className="text-small text-encre-2">{t('privacy.text')}</p>
          <ActionForm
            name="exportData"
            submit={t('privacy.export')}
            asks={t('privacy.exportAsks')}
            {...form}
          />
          <ActionForm
            name="deleteData"
            submit={t('privacy.delete')}
            variant="danger"
            asks={t('privacy.deleteAsks')}
            {...form}
          />
        </div>
      )}
    </Panel>
  );
}

function Copies({ of }: { of: CustomerPrivacyShape['exports'] }) {
  return (
    <ul>
      {of.map(({ id, state, requestedAt }) => (
        <li key={id}>{t(`privacy.states.${state}`, { date: shortDate(requestedAt) })}</li>
      ))}
    </ul>
  );
}
