import { Button } from '#ui/button.tsx';
import type { FormAnswer } from '../../storefront/forms/form-answer.ts';
import { PageForm } from '../../storefront/forms/page-form.tsx';
import { useForm } from '../../storefront/forms/use-form.ts';
import { FormKey } from '../parts/form-key.tsx';

interface DeedButtonProps {
  /** The form it is, as the action knows it. */
  name: string;
  label: string;
  /** For who cannot see what stands beside it. */
  of?: string;
  look?: 'secondary' | 'danger' | 'quiet';
  formKey: string;
  refused: FormAnswer | undefined;
  /** What is sent beside its name. */
  values?: Readonly<Record<string, string>>;
}

/** A button that does one thing for a customer. */
export function DeedButton({ name, label, of, look = 'secondary', ...rest }: DeedButtonProps) {
  const form = useForm(name, rest.refused);
  return (
    <PageForm form={form}>
      <FormKey value={rest.formKey} />
      {Object.entries(rest.values ?? {}).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button type="submit" look={look} size="compact" pending={form.pending}>
        {label}
        {of && <span className="sr-only"> {of}</span>}
      </Button>
    </PageForm>
  );
}
