import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import type { ProofKind } from '#modules/staff/rules/index.ts';
import { signOnDevice } from '#pages/device-passkey.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { usePasskeys } from '#pages/use-passkeys.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { findPasskeyOptions } from './passkey-options.ts';
import { t } from './sign-in-words.ts';

interface PasskeyFormProps {
  /**
   * Token of a sign-in that awaits the second factor; null when the passkey replaces the password.
   */
  half: string | null;
  proofs: readonly ProofKind[];
  refused: FormAnswer | undefined;
  /** Hidden fields to pass on. */
  carried: Readonly<Record<string, string>>;
  /** Address it posts to; by default the page itself. */
  action?: string | undefined;
}

/** Signs in with a passkey: instead of a password, or as second factor. */
export function PasskeyForm({ half, proofs, refused, carried, action }: PasskeyFormProps) {
  const supported = usePasskeys();
  const submit = useSubmit();
  const { pending, problems } = useForm('staffPasskey', refused);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!supported)
    return half && supported === false ? (
      <Alert tone="warning">{t('passkey.unsupported')}</Alert>
    ) : null;
  const press = async () => {
    setBusy(true);
    setProblem(null);
    setProblem(await signIn());
    setBusy(false);
  };
  /** The error before anything was sent, or null. */
  const signIn = async (): Promise<string | null> => {
    const { options, problem } = await findPasskeyOptions({ intent: 'sign-in' });
    if (!options) return problem ?? t('passkey.failed');
    const signed = await signOnDevice(options);
    if ('why' in signed) return t(`passkey.${signed.why}`);
    const fields = {
      intent: 'staffPasskey',
      half: half ?? '',
      proofs: proofs.join(),
      ...signed,
      ...carried,
    };
    await submit(fields, { method: 'post', action });
    return null;
  };
  return (
    <div className="mt-5 grid gap-3">
      {(problem ? [problem] : problems).map((text) => (
        <Alert key={text} tone="error" live>
          {text}
        </Alert>
      ))}
      <Button variant="secondary" block icon={KeyRound} pending={busy || pending} onClick={press}>
        {t('passkey.use')}
      </Button>
      {!half && <p className="text-center text-small text-encre-2">{t('passkey.what')}</p>}
    </div>
  );
}
