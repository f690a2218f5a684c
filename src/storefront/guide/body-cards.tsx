import { CircleCheck } from 'lucide-react';
import { Scene } from '#modules/media/web/index.ts';
import type { Species } from '#modules/nutrition/contracts.ts';
import { describedBy, FieldError } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { t } from './guide-words.ts';

interface BodyCardsProps {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
  species: Species;
  choices: readonly { value: number; help: string }[];
}

/** Five body conditions as radios: a drawing, and how to check by touch. */
export function BodyCards({ id, name, defaultValue, error, species, choices }: BodyCardsProps) {
  const hint = t('shape.dashed');
  return (
    <fieldset id={id} {...describedBy(id, { hint, error })} className="min-w-0">
      <legend className="text-small font-bold">{t('shape.condition')}</legend>
      <p id={`${id}-hint`} className="mt-1 mb-3 text-small text-encre-3">
        {hint}
      </p>
      <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-5">
        {choices.map(({ value, help }) => (
          <label
            key={value}
            className="relative grid cursor-pointer grid-cols-[40%_1fr] items-center gap-x-3 rounded-card border border-trait-fort bg-blanc p-3 transition-colors hover:border-encre-2 has-checked:border-sapin-700 has-checked:bg-beurre-200 has-checked:inset-ring-2 has-checked:inset-ring-sapin-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus lg:flex lg:flex-col lg:items-stretch lg:p-4"
          >
            <input
              type="radio"
              name={name}
              value={value}
              required
              defaultChecked={defaultValue === String(value)}
              className="peer absolute size-px opacity-0"
            />
            <Scene name={`body-${species}-${value}`} priority className="w-full" />
            <span className="lg:mt-3">
              <span className="block font-bold">{t.translate(`shape.names.${value}`)}</span>
              <span className="mt-1 block text-small text-encre-2">{help}</span>
            </span>
            <Icon
              of={CircleCheck}
              className="absolute top-3 right-3 text-sapin-700 opacity-0 peer-checked:opacity-100"
            />
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
