import type { FormAnswer } from '#pages/forms/form-answer.ts';
import type { FormState } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import type { ProofKind } from '../sign-in/owner-proof.server.ts';
import type { SocialChoice } from '../sign-in/social-choices.tsx';
import { t } from './account-words.ts';

const LONGEST = 255;

interface ProofFieldProps {
  form: FormState;
  proof: ProofKind;
  name: 'password' | 'currentPassword';
  label?: string;
  hint?: string;
}

/** Proof of identity: a password field, or the note that a provider has just confirmed the user. */
export function ProofField({ form, proof, name, label, hint }: ProofFieldProps) {
  if (proof.by === 'visit') return <Alert tone="success">{t('proof.given')}</Alert>;
  if (proof.by !== 'password') return null;
  return (
    <PasswordField
      {...form.field(name)}
      label={label ?? t('password.current')}
      hint={hint}
      autoComplete="current-password"
      maxLength={LONGEST}
      required
    />
  );
}

interface ProofRequestProps {
  providers: readonly SocialChoice[];
  /** The refusal of the last attempt. */
  refused: FormAnswer | undefined;
  /** Names the action that needs the proof. */
  children: string;
  /** The page to return to. */
  back: string;
}

/**
 * For accounts without a password: links to re-authenticate at a provider, which leave the page.
 */
export function ProofRequest({ providers, refused, children, back }: ProofRequestProps) {
  return (
    <div className="grid justify-items-start gap-4">
      {refused?.problems.map((problem) => (
        <Alert key={problem} tone="error" live>
          {problem}
        </Alert>
      ))}
      <p className="text-encre-2">{children}</p>
      {providers.map(({ name, label }) => (
        <LinkButton
          key={name}
          to={paths.socialSignIn(name, { back, proof: true })}
          reloadDocument
          nofollow
          variant="secondary"
        >
          {t('proof.confirm', { label })}
        </LinkButton>
      ))}
    </div>
  );
}
