import { type ComponentProps, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { words } from '#i18n/words.ts';
import { TextField } from '#ui/text-field.tsx';
import messages from '../messages/parts.fr.json';
import { officePaths } from '../paths.ts';
import type { loader } from './found-variants.ts';

const t = words(messages);

/** What two letters find is no help yet. */
const SHORTEST = 3;

type VariantFieldProps = Omit<ComponentProps<typeof TextField>, 'list'>;

/** Asks for a format: what is typed is searched, and its code is what is sent. */
export function VariantField({ hint, defaultValue = '', ...props }: VariantFieldProps) {
  const { load, data } = useFetcher<typeof loader>();
  const [typed, setTyped] = useState(String(defaultValue));
  useEffect(() => {
    if (typed.trim().length >= SHORTEST) load(officePaths.variants(typed));
  }, [typed, load]);
  const found = data ?? [];
  const chosen = found.find(({ code }) => code === typed);
  return (
    <>
      <TextField
        {...props}
        hint={chosen?.name ?? hint ?? t('variantHint')}
        defaultValue={defaultValue}
        onChange={({ target }) => setTyped(target.value)}
        list={`${props.id}-list`}
        autoComplete="off"
        pattern="\d{8}"
        title={t('variantTitle')}
      />
      <datalist id={`${props.id}-list`}>
        {found.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
