import type { PaymentCardShape } from '#modules/payments/contracts.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { t } from './steps-words.ts';

interface KeptCardsProps {
  cards: readonly PaymentCardShape[];
  /** Path of the card chosen; empty for another one. */
  value: string;
  onChange: (path: string) => void;
  id?: string;
  error?: string | undefined;
  /** Another one is not among the choices. */
  onlyKept?: boolean;
}

/** Cards that need not be typed again. */
export function KeptCards({ cards, value, onChange, id, error, onlyKept }: KeptCardsProps) {
  const kept = cards.map(({ '@id': path, brand, expiry, last4 }) => ({
    value: path,
    label: t('kept.card', { last4 }),
    detail: t('kept.detail', { brand: t.translate(`brands.${brand}`), expiry }),
  }));
  return (
    <RadioTiles
      id={id}
      error={error}
      legend={t('kept.legend')}
      name="kept"
      value={value}
      onChange={onChange}
      tiles={onlyKept ? kept : [...kept, { value: '', label: t('kept.other') }]}
    />
  );
}

/** Never ticked beforehand: a card is kept for who asks for it. */
export function KeepCard() {
  return <Checkbox name="keep" label={t('kept.keep')} hint={t('kept.keepHint')} />;
}
