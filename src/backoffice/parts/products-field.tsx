import { useEffect, useState } from 'react';
import type { FormState } from '#pages/forms/use-form.ts';
import { TextArea } from '#ui/text-field.tsx';
import { officePaths } from '../paths.ts';
import { FindField } from './find-field.tsx';
import { t } from './find-words.ts';
import type { SearchResult } from './search-for.server.ts';
import { writeInto } from './write-into.ts';

interface ProductsFieldProps {
  field: ReturnType<FormState['field']>;
  label: string;
  hint?: string | undefined;
  maxLength?: number | undefined;
  required?: boolean;
  /** The products already selected, with their names. */
  allowed: readonly SearchResult[];
}

const codesIn = (text: string): string[] => text.toUpperCase().match(/PR\d{6}/g) ?? [];

/** A field for product references; with scripts products are searched by name and shown with it. */
export function ProductsField({
  field,
  label,
  hint,
  maxLength,
  required = false,
  allowed,
}: ProductsFieldProps) {
  const [listed, setListed] = useState(String(field.defaultValue ?? ''));
  const [typed, setTyped] = useState('');
  const [names, setNames] = useState(allowed);
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const finder = `${field.id}-chercher`;
  const add = (found: SearchResult) => {
    setNames([...names, found]);
    const codes = codesIn(listed);
    if (!codes.includes(found.code)) writeInto(field.id, [...codes, found.code].join(' '));
    writeInto(finder, '');
  };
  const named = codesIn(listed).flatMap(
    (code) => names.find((one) => one.code === code)?.name ?? [],
  );
  return (
    <div className="grid gap-4">
      {isScripted && (
        <FindField
          id={finder}
          label={t('findProduct')}
          hint={t('findProductHint')}
          searchAt={officePaths.foundProducts}
          typed={typed}
          onType={setTyped}
          onChoose={add}
        />
      )}
      <TextArea
        {...field}
        label={label}
        hint={named.length > 0 ? named.join(' · ') : (hint ?? t('productsHint'))}
        onChange={({ target }) => setListed(target.value)}
        rows={2}
        maxLength={maxLength}
        required={required}
        optional={!required}
      />
    </div>
  );
}
