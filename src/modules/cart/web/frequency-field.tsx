import { words } from '#i18n/words.ts';
import { FREQUENCIES } from '#modules/orders/rules/index.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { Select } from '#ui/select.tsx';
import messages from '../messages/page.fr.json';

const t = words(messages);

interface FrequencyFieldProps {
  id: string;
  /** The article, so that each of several fields has a name of its own. */
  of: string;
  /** Days between deliveries; null for a one-off purchase. */
  value: number | null;
  onChange(value: string): void;
}

/** Interval of a line: one-off, or one of the ten intervals (SUB-03). */
export function FrequencyField({ id, of, value, onChange }: FrequencyFieldProps) {
  const options = [
    { value: '', label: t('line.once') },
    ...FREQUENCIES.map(({ code }) => ({
      value: String(code),
      label: t('line.subscription', { frequency: frequencyLabel(code) }),
    })),
  ];
  return (
    <Select
      id={id}
      name="interval"
      label={t('line.frequency')}
      aria-label={t('line.frequencyOf', { name: of })}
      hint={value === null ? t('line.subscriptionHint') : undefined}
      options={options}
      value={value === null ? '' : String(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
