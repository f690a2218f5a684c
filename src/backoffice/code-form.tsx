import type { ReactNode } from 'react';
import type { ProofKind } from '#modules/staff/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { t } from './sign-in-words.ts';

interface CodeFormProps {
  half: string;
  /** What ends the sign-in. */
  proofs: readonly ProofKind[];
  refused: FormAnswer | undefined;
  /** What is carried along, or nothing. */
  children: ReactNode;
}

/** The second step of signing in: a code of the application. */
export function CodeForm({ half, proofs, refused, children }: CodeFormProps) {
  const form = useForm('staffCode', refused);
  return (
    <PageForm form={form} className="grid gap-5">
      <input type="hidden" name="half" value={half} />
      <input type="hidden" name="proofs" value={proofs.join()} />
      {children}
      <TextField
        {...form.field('code')}
        label={t('code')}
        autoComplete="one-time-code"
        maxLength={40}
        required
      />
      <Button type="submit" block pending={form.pending}>
        {t('codeSubmit')}
      </Button>
    </PageForm>
  );
}
