import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ofName, t } from './guide-words.ts';

interface KeepAnimalProps {
  animal: { name: string; key: string };
  answer: FormAnswer | undefined;
}

/** Button to save the guide's animal, so that nothing is asked again. */
export function KeepAnimal({ animal: { name, key }, answer }: KeepAnimalProps) {
  const form = useForm('keepAnimal', answer);
  return (
    <Card as="section" ground="butter">
      <h2 className="text-h3">{t('keep.title', { of: ofName(name) })}</h2>
      <p className="mt-2 mb-4">{t('keep.text', { name })}</p>
      <PageForm form={form}>
        <input type="hidden" name="key" value={key} />
        <Button type="submit" pending={form.pending}>
          {t('keep.submit', { name })}
        </Button>
      </PageForm>
    </Card>
  );
}
