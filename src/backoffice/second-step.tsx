import type { ProofKind } from '#modules/staff/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Link } from '#ui/link.tsx';
import { CodeForm } from './code-form.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { officePaths } from './paths.ts';
import { t } from './sign-in-words.ts';

/** What a sign-in still needs, as the page says it. */
export const leadOf = (proofs: readonly ProofKind[]) => {
  if (!proofs.includes('passkey')) return 'codeLead';
  return proofs.includes('code') ? 'passkeyOrCodeLead' : 'passkeyLead';
};

interface SecondStepProps {
  /** The token of the sign-in that awaits it. */
  half: string;
  proofs: readonly ProofKind[];
  refused: FormAnswer | undefined;
  /** Hidden fields that are carried along. */
  carried: Readonly<Record<string, string>>;
  /** Where it posts; the page itself when left out. */
  action?: string | undefined;
}

/** What ends a sign-in: a code of the application, a passkey, or either. */
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
