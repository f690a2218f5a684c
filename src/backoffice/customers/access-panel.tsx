import { shortDate } from '#i18n/dates.ts';
import { defined } from '#kit/defined.ts';
import type { AccessShape } from '#modules/identity/admin-contracts.ts';
import { Alert } from '#ui/alert.tsx';
import { PlainForm } from '../form/plain-form.tsx';
import type { ShownForm } from '../form/shown-form.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './customers-words.ts';
import type { FormOfPage } from './form-of-page.ts';

interface AccessPanelProps extends FormOfPage {
  access: AccessShape;
  verified: boolean;
  mayChange: boolean;
  block: ShownForm<'reason'>;
}

/** Sign-in methods and sessions of the account, and blocking it. */
export function AccessPanel({ access, verified, mayChange, block, ...form }: AccessPanelProps) {
  const { hasAccount, hasPassword, providers, signIns, blocked } = access;
  const signInMethods = defined([hasPassword ? t('access.password') : undefined, ...providers]);
  const open = signIns.length > 0 ? <SignIns of={signIns} /> : t('access.nowhere');
  return (
    <Panel title={t('access.title')}>
      {blocked && (
        <Alert
          tone="error"
          title={t('access.blockedSince', { date: shortDate(blocked.at) })}
          className="mb-4"
        >
          <p className="whitespace-pre-line break-words">{blocked.reason}</p>
        </Alert>
      )}
      <Facts
        facts={[
          [
            t('access.methods'),
            hasAccount ? signInMethods.join(', ') || t('access.noWay') : t('access.none'),
          ],
          [t('access.email'), t(verified ? 'access.proved' : 'access.unproved')],
          [t('access.signIns'), open],
        ]}
      />
      {mayChange && hasAccount && (
        <div className="mt-4 grid gap-3">
          <ActionForm
            name="passwordLink"
            submit={t('access.sendLink')}
            asks={t('access.sendLinkAsks')}
            {...form}
          />
          {!verified && (
            <ActionForm
              name="verification"
              submit={t('access.sendVerification')}
              asks={t('access.sendVerificationAsks')}
              {...form}
            />
          )}
          {signIns.length > 0 && (
            <ActionForm
              name="signOutCustomer"
              submit={t('access.signOut')}
              asks={t('access.signOutAsks')}
              {...form}
            />
          )}
          {blocked ? (
            <ActionForm name="unblockCustomer" submit={t('access.unblock')} {...form} />
          ) : (
            <PlainForm
              form={block}
              t={t}
              {...form}
              variant="danger"
              className="grid gap-3 border-t border-brume-2 pt-4"
            />
          )}
        </div>
      )}
    </Panel>
  );
}

function SignIns({ of }: { of: AccessShape['signIns'] }) {
  return (
    <ul>
      {of.map(({ id, browser, system, lastUsedAt }) => (
        <li key={id}>
          {[browser, system].filter(Boolean).join(', ') || t('access.unknownDevice')}
          <span className="text-encre-2">
            {' '}
            {t('access.lastUsed', { date: shortDate(lastUsedAt) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
