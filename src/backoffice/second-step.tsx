import type { ProofKind } from '#modules/staff/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Link } from '#ui/link.tsx';
import { CodeForm } from './code-form.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { officePaths } from './paths.ts';
import { t } from './sign-in-words.ts';

/** Text for the missing factor of a sign-in. */
export const leadOf = (proofs: readonly ProofKind[]) => {
  if (!proofs.includes('passkey')) return 'codeLead';
  return proofs.includes('code') ? 'passkeyOrCodeLead' : 'passkeyLead';
};

interface SecondStepProps {
  /** The token of the sign-in that awaits it. */
  half: string;
  proofs: readonly ProofKind[];
  refused: FormAnswer | undefined;
  /** Hidden fields to pass on. */
  carried: Readonly<Record<string, string>>;
  /** Address it posts to; by default the page itself. */
  action?: string | undefined;
}

/** The second step of a sign-in: a code of the authenticator application, a passkey, or either. */
export function SecondStep({ half, proofs, refused, carried, action }: SecondStepProps) {
  return (
    <>
      {proofs.includes('code') && (
        <CodeForm half={half} proofs={proofs} refused={refused} carried={carried} action={action} />
      )}
      {proofs.includes('passkey') && (
        <PasskeyForm
          half={half}
          proofs={proofs}
          refused={refused}
          carried={carried}
          action={action}
        />
      )}
      <Link to={officePaths.signIn()} reloadDocument className="link mt-5 inline-block text-small">
        {t('again')}
      </Link>
    </>
  );
}
