import type { FormState } from '#pages/forms/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DecimalField } from '#ui/decimal-field.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { t as own } from '../animals/animal-words.ts';
import { type Part, type Question, questionsOf } from './animal-questions.ts';
import { t as guide } from './guide-words.ts';

interface QuestionFieldProps {
  form: FormState;
  name: string;
  question: Question;
}

/** A text of a question: its label or hint; undefined where there is none. */
export function questionWord({ inGuide }: Question, name: string): string | undefined {
  const words = inGuide ? guide : own;
  const key = `${inGuide ? 'profile' : 'fields'}.${name}`;
  return words.has(key) ? words.translate(key) : undefined;
}

/** The label of a choice; without one the value itself. */
export const choiceWord = (question: Question, name: string, value: string): string =>
  questionWord(question, `${name}Choices.${value}`) ?? value;

/** A question with the control that fits its type. */
export function QuestionField({ form, name, question }: QuestionFieldProps) {
  const field = form.field(name);
  const label = questionWord(question, name) ?? name;
  const hint = questionWord(question, `${name}Hint`);
  switch (question.as) {
    case 'tick':
      return (
        <Checkbox name={field.name} label={label} defaultChecked={field.defaultValue === 'on'} />
      );
    case 'tiles':
      return (
        <RadioTiles
          {...field}
          legend={label}
          hint={hint}
          layout="two"
          required
          tiles={[
            { value: 'yes', label: guide('profile.yes') },
            { value: 'no', label: guide('profile.no') },
          ]}
        />
      );
    case 'number':
      return (
        <DecimalField
          {...field}
          label={label}
          hint={hint}
          unit={question.unit}
          optional={question.optional}
          required={!question.optional}
        />
      );
    case 'text':
      return (
        <TextField
          {...field}
          label={label}
          hint={hint}
          maxLength={question.max}
          autoComplete="off"
          optional={question.optional}
          required={!question.optional}
        />
      );
    case 'choice':
      return (
        <Select
          {...field}
          label={label}
          hint={hint}
          placeholder={guide('diet.choose')}
          options={question.choices.map((value) => ({
            value,
            label: choiceWord(question, name, value),
          }))}
          optional={question.optional}
          required={!question.optional}
        />
      );
  }
}

interface AnimalQuestionFieldsProps {
  form: FormState;
  part: Part;
  /** Selects the guide's questions, or else those only the account has. */
  inGuide: boolean;
}

/** The questions of a part of the profile, from `animal-questions.ts`. */
export function AnimalQuestionFields({ form, part, inGuide }: AnimalQuestionFieldsProps) {
  return questionsOf(part, inGuide).map(([name, question]) => (
    <QuestionField key={name} form={form} name={name} question={question} />
  ));
}
