import { type ReactNode, useEffect, useId, useState } from 'react';
import type { FormState } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { CatHead, DogHead } from '#ui/glyphs.ts';
import { Icon } from '#ui/icon.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AgeFields } from './age-fields.tsx';
import { AnimalQuestionFields } from './animal-question-fields.tsx';
import { t } from './guide-words.ts';
import type { StepData } from './load-step.server.ts';

interface ProfileFieldsProps {
  form: FormState;
  step: Pick<NonNullable<StepData['profile']>, 'birthdays' | 'breeds'> & {
    /** Button next to the breed field. */
    houseCat?: string;
  };
  species: string | undefined;
  /** Called when the species changes; omitted for a saved animal, whose species is fixed. */
  onSpecies?: (species: string) => void;
  /** Further questions about the breed. */
  children?: ReactNode;
}

const figure = (glyph: typeof DogHead) => <Icon of={glyph} size={48} className="text-sapin-700" />;

/** The animal's profile (PET-02 to PET-04, PET-08, PET-16). */
export function ProfileFields(props: ProfileFieldsProps) {
  const { form, step, species, onSpecies, children } = props;
  const list = useId();
  const { dog, cat } = step.breeds;
  // Without scripts the list cannot change with the species, so it has both.
  const breeds = species === 'dog' ? dog : species === 'cat' ? cat : [...dog, ...cat];
  const { defaultValue: _, ...speciesField } = form.field('species');
  return (
    <>
      {onSpecies ? (
        <RadioTiles
          {...speciesField}
          value={species}
          onChange={onSpecies}
          legend={t('profile.species')}
          layout="two"
          required
          tiles={[
            { value: 'dog', label: t('profile.dog'), figure: figure(DogHead) },
            { value: 'cat', label: t('profile.cat'), figure: figure(CatHead) },
          ]}
        />
      ) : (
        <input type="hidden" name="species" value={species} />
      )}
      <div className="grid gap-6 md:grid-cols-2 md:gap-x-3">
        <TextField
          {...form.field('name')}
          label={t('profile.name')}
          autoComplete="off"
          maxLength={40}
          required
        />
        <RadioTiles
          {...form.field('gender')}
          legend={t('profile.gender')}
          layout="two"
          required
          tiles={[
            { value: 'male', label: t('profile.male') },
            { value: 'female', label: t('profile.female') },
          ]}
        />
      </div>
      <div className="grid gap-2">
        <TextField
          {...form.field('breed')}
          label={t('profile.breed')}
          hint={t('profile.breedHint')}
          list={list}
          autoComplete="off"
          maxLength={80}
          required
        />
        <datalist id={list}>
          {breeds.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {species === 'cat' && step.houseCat && (
          <HouseCat field={form.field('breed').id} name={step.houseCat} />
        )}
      </div>
      {children}
      <AgeFields form={form} birthdays={step.birthdays} />
      <AnimalQuestionFields form={form} part="profile" inGuide />
    </>
  );
}

interface HouseCatProps {
  /** Id of the field of the breed. */
  field: string;
  /** The name of « no breed » for cats in the list. */
  name: string;
}

/** Button that fills in the breed of most cats; without scripts it is typed. */
function HouseCat({ field, name }: HouseCatProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const write = () => {
    const input = document.getElementById(field);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = name;
    // Triggers validation of the field.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    isThere && (
      <Button variant="secondary" size="compact" onClick={write} className="justify-self-start">
        {name}
      </Button>
    )
  );
}
