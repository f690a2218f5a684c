import { type ComponentProps, useState } from 'react';
import { number } from '#i18n/numbers.ts';
import { words } from '#i18n/words.ts';
import { readKilos } from '#kit/decimal.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DecimalField } from '#ui/decimal-field.tsx';
import messages from '../messages/weight.fr.json';

const t = words(messages);

interface Confirmation {
  id: string;
  name: string;
  /** Set when the weight is far from the breed's range: the question to confirm. */
  error: string | undefined;
  /** The weight confirmed before. */
  defaultValue: string | undefined;
}

type WeightFieldProps = Omit<ComponentProps<typeof DecimalField>, 'unit' | 'onRead'> & {
  /** Without a breed, no weight needs confirmation. */
  confirmation?: Confirmation;
};

/** Weight field in kg; a weight far from the breed's range has to be confirmed (PET-09). */
export function WeightField({ confirmation, ...field }: WeightFieldProps) {
  const [typed, setTyped] = useState(() => readKilos(String(field.defaultValue ?? '')));
  return (
    <div>
      <DecimalField {...field} unit="kg" onRead={setTyped} />
      {confirmation && <Confirm {...confirmation} weight={typed} />}
    </div>
  );
}

/** The confirmation is valid for one weight only. */
function Confirm({
  weight,
  error,
  defaultValue,
  ...box
}: Confirmation & { weight: number | null }) {
  const [requested, setRequested] = useState<number | null>(error || defaultValue ? weight : null);
  const [lastError, setLastError] = useState(error);
  if (error !== lastError) {
    setLastError(error);
    if (error) setRequested(weight);
  }
  if (requested === null || requested !== weight || Number.isNaN(requested)) return null;
  return (
    <Checkbox
      {...box}
      key={requested}
      value={String(requested)}
      error={error}
      label={t('confirm', { weight: number(requested) })}
      defaultChecked={defaultValue === String(requested)}
      className="max-w-text"
    />
  );
}
