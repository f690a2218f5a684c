import type { ReactNode } from 'react';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officePaths } from './paths.ts';
import { t } from './sign-in-words.ts';

interface CodeFormProps {
  half: string;
  refused: FormAnswer | undefined;
  /** What is carried along, or nothing. */
  children: ReactNode;
}

/** The second step of signing in: a code of the application. */
export function CodeForm({ half, refused, children }: CodeFormProps) {
  const form = useForm('staffCode', refused);
  return (
    <PageForm form={form} className="grid gap-5">
      <input type="hidden" name="half" value={half} />
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
      <Link to={officePaths.signIn()} reloadDocument className="link text-small">
        {t('again')}
      </Link>
    </PageForm>
  );
}
