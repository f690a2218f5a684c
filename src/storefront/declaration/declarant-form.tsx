import type { ReactNode } from 'react';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface DeclarantFormProps {
  /** Key of the form's messages. */
  name: string;
  refused: FormAnswer | undefined;
  values: Readonly<Record<string, string | null>>;
  texts: { name: string; email: string; emailHint: string; next: string };
  /** The declaration's own fields. */
  children: (form: ReturnType<typeof useForm>, email: ReactNode) => ReactNode;
}

/**
 * First step of a declaration: the person, the e-mail for the receipt, and the declaration's
 * fields.
 */
export function DeclarantForm({ name, refused, values, texts, children }: DeclarantFormProps) {
  const form = useForm(name, refused, { values });
  const email = (
    <TextField
      {...form.field('email')}
      type="email"
      label={texts.email}
      hint={texts.emailHint}
      autoComplete="email"
      maxLength={255}
      required
    />
  );
  return (
    <PageForm form={form} className="grid gap-5">
      <TextField
        {...form.field('name')}
        label={texts.name}
        autoComplete="name"
        maxLength={255}
        required
      />
      {children(form, email)}
      <div>
        <Button type="submit" pending={form.pending} className="max-md:w-full">
          {texts.next}
        </Button>
      </div>
    </PageForm>
  );
}
