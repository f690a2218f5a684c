import type { FormState } from '#pages/forms/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { t as own } from '../animals/animal-words.ts';
import { questionsOf } from './animal-questions.ts';
import { t as guide } from './guide-words.ts';

interface AnimalQuestionFieldsProps {
  form: FormState;
  part: 'profile' | 'food';
  /** Those of the guide; else those of the account alone. */
  inGuide: boolean;
}

/** What is answered by yes or no in a part of the profile, as `animal-questions.ts` lists it. */
export function AnimalQuestionFields({ form, part, inGuide }: AnimalQuestionFieldsProps) {
  const words = inGuide ? guide : own;
  const key = inGuide ? 'profile' : 'fields';
  return questionsOf(part, inGuide).map(([name, { as }]) => {
    const label = words.translate(`${key}.${name}`);
    const hint = `${key}.${name}Hint`;
    const field = form.field(name);
    if (as === 'tick')
      return (
        <Checkbox
          key={name}
          name={field.name}
          label={label}
          defaultChecked={field.defaultValue === 'on'}
        />
      );
    return (
      <RadioTiles
        key={name}
        {...field}
        legend={label}
        hint={words.has(hint) ? words.translate(hint) : undefined}
        layout="two"
        required
        tiles={[
          { value: 'yes', label: guide('profile.yes') },
          { value: 'no', label: guide('profile.no') },
        ]}
      />
    );
  });
}
