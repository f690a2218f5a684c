import type { SecondFactorSetupShape } from '#modules/staff/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Status } from '#ui/status.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { CodeField, FactorSetup } from './factor-setup.tsx';
import { t } from './own-words.ts';

interface FactorPanelProps {
  isOn: boolean;
  setup: SecondFactorSetupShape | undefined;
  codes: readonly string[] | undefined;
  keys: { factor: string; remove: string };
  refused: FormAnswer | undefined;
}

/** Authenticator application: set up, recovery codes shown once, remove. */
export function FactorPanel({ isOn, setup, codes, keys, refused }: FactorPanelProps) {
  return (
    <Panel
      title={t('factor.title')}
      aside={
        <Status tone={isOn ? 'success' : 'warning'}>{t(isOn ? 'factor.on' : 'factor.off')}</Status>
      }
    >
      <div className="grid gap-4">
        {codes && <RecoveryCodes codes={codes} />}
        {!isOn && setup && <FactorSetup setup={setup} formKey={keys.factor} refused={refused} />}
        {!isOn && !setup && (
          <>
            <p className="text-small text-encre-2">{t('factor.why')}</p>
            <ActionForm
              name="beginFactor"
              variant="primary"
              formKey={keys.factor}
              refused={refused}
              submit={t('factor.begin')}
            />
          </>
        )}
        {isOn && !codes && <RemoveForm formKey={keys.remove} refused={refused} />}
      </div>
    </Panel>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <Alert tone="success" live title={t('factor.isSet')}>
        {t('factor.recovery')}
      </Alert>
      <h3 className="text-body font-bold">{t('factor.recoveryTitle')}</h3>
      <ul className="grid gap-1 font-mono text-small md:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  );
}

function RemoveForm({ formKey, refused }: { formKey: string; refused: FormAnswer | undefined }) {
  const form = useForm('removeFactor', refused);
  return (
    <PageForm form={form} className="grid gap-4">
      <FormKey value={formKey} />
      <p className="text-small text-encre-2">{t('factor.removeText')}</p>
      <CodeField form={form} />
      <Button type="submit" variant="danger" size="compact" pending={form.pending}>
        {t('factor.remove')}
      </Button>
    </PageForm>
  );
}
