import { shortDate } from '#i18n/dates.ts';
import { defined } from '#kit/defined.ts';
import type { AccessShape } from '#modules/identity/admin-contracts.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { Facts } from '../parts/facts.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './customers-words.ts';
import type { FormOfPage } from './form-of-page.ts';

interface AccessPanelProps extends FormOfPage {
  access: AccessShape;
  verified: boolean;
  mayChange: boolean;
}

/** What opens the account, where it stands open, and closing it. */
export function AccessPanel({ access, verified, mayChange, ...form }: AccessPanelProps) {
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
            t('access.ways'),
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
            <ActionForm name="verification" submit={t('access.sendVerification')} {...form} />
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
            <BlockForm {...form} />
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

function BlockForm({ formKey, refused }: FormOfPage) {
  const form = useForm('blockCustomer', refused);
  return (
    <PageForm form={form} className="grid gap-3 border-t border-brume-2 pt-4">
      <FormKey value={formKey} />
      <TextArea
        {...form.field('reason')}
        label={t('access.reason')}
        hint={t('access.reasonHint')}
        rows={2}
        maxLength={500}
        required
      />
      <Button type="submit" variant="danger" size="compact" pending={form.pending}>
        {t('access.block')}
      </Button>
    </PageForm>
  );
}
