import { type ComponentProps, useState } from 'react';
import type { TextField } from '#ui/text-field.tsx';
import { officePaths } from '../paths.ts';
import { FindField } from './find-field.tsx';
import { t } from './find-words.ts';
import { writeInto } from './write-into.ts';

type VariantFieldProps = ComponentProps<typeof TextField> & { id: string };

/** A field for a format: the text is searched, and the code is submitted. */
export function VariantField({ hint, defaultValue = '', ...props }: VariantFieldProps) {
  const [typed, setTyped] = useState(String(defaultValue));
  return (
    <FindField
      {...props}
      searchAt={officePaths.variants}
      typed={typed}
      onType={setTyped}
      onChoose={({ code }) => writeInto(props.id, code)}
      hint={hint ?? t('variantHint')}
      defaultValue={defaultValue}
      pattern="\d{8}"
      title={t('variantTitle')}
      // No form has a text for this code, so the code itself is shown as the error.
      data-pattern={t('variantTitle')}
    />
  );
}
