import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { signInWithPasskey } from './passkey-calls.ts';
import { t } from './sign-in-words.ts';

/** Signs in with what unlocks the device (N-16): no e-mail is needed, the device knows the account. */
export function PasskeyButton() {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const press = async () => {
    setPending(true);
    setProblem(null);
    const ending = await signInWithPasskey();
    // A full page load, because the rendered page belongs to the signed-out visitor.
    if ('to' in ending) return location.assign(ending.to);
    setProblem(ending.problem);
    setPending(false);
  };
  return (
    <>
      <Button variant="secondary" block icon={KeyRound} pending={pending} onClick={press}>
        {t('passkey.use')}
      </Button>
      <p className="mx-auto -mt-1 max-w-[36ch] text-center text-mini text-encre-2">
        {t('passkey.what')}
      </p>
      {problem && (
        <Alert tone="error" live>
          {problem}
        </Alert>
      )}
    </>
  );
}
