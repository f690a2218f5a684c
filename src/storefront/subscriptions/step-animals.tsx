import { useForm } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { LinkButton } from '#ui/link.tsx';
import { ChangeForm } from './change-form.tsx';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';

/** The animals a line feeds: one, several, or none assigned. */
export function AnimalsStep({ step, subscription, back, answer }: StepProps<'animals'>) {
  const { item, animals } = step;
  const form = useForm('animals', answer, { words: 'subscription' });
  const fed = item.animals.map((animal) => animal['@id']);
  if (animals.length === 0)
    return (
      <>
        <p className="mb-6 text-encre-2">{t('animals.none')}</p>
        <LinkButton to={paths.newAnimal()}>{t('animals.add')}</LinkButton>
      </>
    );
  return (
    <>
      <p className="mb-6 text-encre-2">{t('animals.lead', { name: item.productName })}</p>
      <ChangeForm
        form={form}
        answer={answer}
        version={subscription.version}
        back={back}
        submit={t('animals.submit')}
      >
        <input type="hidden" name="item" value={item.id} />
        <fieldset>
          <legend className="mb-1 text-small font-bold">{t('animals.legend')}</legend>
          {animals.map(({ path, name }) => (
            <Checkbox
              key={path}
              name="animal"
              value={path}
              label={name}
              defaultChecked={fed.includes(path)}
            />
          ))}
        </fieldset>
      </ChangeForm>
    </>
  );
}
