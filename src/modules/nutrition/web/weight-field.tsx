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
  /** Set once the weight was found far from its breed: the question to answer. */
  error: string | undefined;
  /** The weight that was confirmed before. */
  defaultValue: string | undefined;
}

type WeightFieldProps = Omit<ComponentProps<typeof DecimalField>, 'unit' | 'onRead'> & {
  /** Where nothing is known of the breed no weight is questioned. */
  confirmation?: Confirmation;
};

/** A weight in kilos; one far from the breed is asked about before it counts (PET-09). */
export function WeightField({ confirmation, ...field }: WeightFieldProps) {
  const [typed, setTyped] = useState(() => readKilos(String(field.defaultValue ?? '')));
  return (
    <div>
      <DecimalField {...field} unit="kg" onRead={setTyped} />
      {confirmation && <Confirm {...confirmation} weight={typed} />}
    </div>
  );
}

/** The yes counts for the weight it was given to, and for no other. */
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
