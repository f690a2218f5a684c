import { useEffect, useRef, useState } from 'react';
import { rulesOf } from '#kit/countries.ts';
import { paths } from '#pages/paths.ts';
import { TextField } from '#ui/text-field.tsx';
import { ADDRESS_LIMITS } from '../rules/index.ts';
import type { FieldSource } from './field-source.ts';
import { t } from './field-words.ts';

interface CityFieldProps {
  form: FieldSource;
  section: string;
  country: string;
  /** Value of the postcode field; its cities are suggested once it is complete. */
  postcode: string;
}

interface Loaded {
  /** The postcode. */
  of: string;
  cities: readonly string[];
}

async function readCities(country: string, postcode: string, signal: AbortSignal) {
  const answer = await fetch(paths.cities(country, postcode), { signal });
  return answer.ok ? ((await answer.json()) as readonly string[]) : [];
}

/** City field with the cities of the postcode as suggestions; a single one is filled in at once. */
export function CityField({ form, section, country, postcode }: CityFieldProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const field = form.field('city');
  const input = useRef<HTMLInputElement>(null);
  const rules = rulesOf(country);
  const isWhole = rules?.hasCities && new RegExp(`^(?:${rules.postcode})$`).test(postcode);
  const wanted = isWhole ? postcode : null;
  useEffect(() => {
    if (!wanted) return;
    const left = new AbortController();
    readCities(country, wanted, left.signal).then(
      (cities) => setLoaded({ of: wanted, cities }),
      // Suggestions only: without a network the city is typed.
      () => undefined,
    );
    return () => left.abort();
  }, [wanted, country]);
  const cities = loaded?.of === wanted ? loaded.cities : [];
  const only = cities.length === 1 ? cities[0] : undefined;
  useEffect(() => {
    const typing = document.activeElement === input.current;
    if (only && !typing && input.current?.value === '') input.current.value = only;
  }, [only]);
  return (
    <>
      <TextField
        {...field}
        ref={input}
        label={t('fields.city')}
        list={`${field.id}-list`}
        autoComplete={`${section} address-level2`}
        minLength={ADDRESS_LIMITS.city.min}
        maxLength={ADDRESS_LIMITS.city.max}
        required
      />
      {/* The postcode and town that were asked about: sent again unchanged, they are kept. */}
      <input type="hidden" name="townDoubt" value={form.field('townDoubt').defaultValue ?? ''} />
      <datalist id={`${field.id}-list`}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </>
  );
}
