import type { ProofKind } from '#modules/staff/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Carried } from './carried.tsx';
import { t } from './sign-in-words.ts';

interface CodeFormProps {
  half: string;
  /** Possible second factors. */
  proofs: readonly ProofKind[];
  refused: FormAnswer | undefined;
  /** Hidden fields to pass on. */
  carried: Readonly<Record<string, string>>;
  /** Address it posts to; by default the page itself. */
  action: string | undefined;
}

/** The second step of signing in: a code of the application. */
export function CodeForm({ half, proofs, refused, carried, action }: CodeFormProps) {
  const form = useForm('staffCode', refused);
  return (
    <PageForm form={form} action={action} className="grid gap-5">
      <input type="hidden" name="half" value={half} />
      <input type="hidden" name="proofs" value={proofs.join()} />
      <Carried fields={carried} />
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
