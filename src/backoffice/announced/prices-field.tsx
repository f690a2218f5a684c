import { useEffect, useState } from 'react';
import type { FormState } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { FindField } from '../parts/find-field.tsx';
import type { SearchResult } from '../parts/search-for.server.ts';
import { writeInto } from '../parts/write-into.ts';
import { officePaths } from '../paths.ts';
import { t } from './announced-words.ts';

/** Formats with new prices, one per line: pasted from a table, or with scripts searched by name and added one by one. */
export function PricesField({ field }: { field: ReturnType<FormState['field']> }) {
  const [listed, setListed] = useState(String(field.defaultValue ?? ''));
  const [typed, setTyped] = useState('');
  const [price, setPrice] = useState('');
  const [found, setFound] = useState<readonly SearchResult[]>([]);
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const finder = `${field.id}-format`;
  const chosen = found.find(({ code }) => code === typed.trim());
  const isWhole = /^\d{8}$/.test(typed.trim()) && price.trim() !== '';
  const add = () => {
    if (!isWhole) return;
    const lines = listed.trimEnd();
    writeInto(field.id, `${lines}${lines && '\n'}${typed.trim()};${price.trim()}`);
    writeInto(finder, '');
    setPrice('');
    document.getElementById(finder)?.focus();
  };
  const named = listed
    .split('\n')
    .flatMap((line) => found.find(({ code }) => line.startsWith(code))?.name ?? []);
  return (
    <div className="grid gap-4">
      {isScripted && (
        <div className="grid level-fields gap-3 md:grid-cols-[minmax(0,1fr)_8rem_auto]">
          <FindField
            id={finder}
            label={t('form.format')}
            hint={chosen?.name ?? t('form.formatHint')}
            searchAt={officePaths.variants}
            typed={typed}
            onType={setTyped}
            onChoose={(one) => {
              setFound((before) => [...before, one]);
              writeInto(finder, one.code);
            }}
          />
          <TextField
            id={`${field.id}-prix`}
            label={t('form.price')}
            hint={t('form.priceHint')}
            inputMode="decimal"
            value={price}
            onChange={({ target }) => setPrice(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Adds the line instead of submitting the form.
              event.preventDefault();
              add();
            }}
          />
          <Button
            type="button"
            variant="secondary"
            size="compact"
            disabled={!isWhole}
            onClick={add}
          >
            {t('form.add')}
          </Button>
        </div>
      )}
      <TextArea
        {...field}
        label={t('form.prices')}
        hint={named.length > 0 ? named.join(' · ') : t('form.pricesHint')}
        onChange={({ target }) => setListed(target.value)}
        maxLength={10_000}
        required
      />
    </div>
  );
}
