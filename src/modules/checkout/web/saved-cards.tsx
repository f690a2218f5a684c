import type { PaymentCardShape } from '#modules/payments/contracts.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { t } from './steps-words.ts';

interface SavedCardsProps {
  cards: readonly PaymentCardShape[];
  /** Path of the selected card; empty for another card. */
  value: string;
  onChange: (path: string) => void;
  id?: string;
  error?: string | undefined;
  /** Hides the choice of another card. */
  onlySaved?: boolean;
}

/** Choice among saved cards. */
export function SavedCards({ cards, value, onChange, id, error, onlySaved }: SavedCardsProps) {
  const saved = cards.map(({ '@id': path, brand, expiry, last4 }) => ({
    value: path,
    label: t('savedCards.card', { last4 }),
    detail: t('savedCards.detail', { brand: t.translate(`brands.${brand}`), expiry }),
  }));
  return (
    <RadioTiles
      id={id}
      error={error}
      legend={t('savedCards.legend')}
      name="kept"
      value={value}
      onChange={onChange}
      tiles={onlySaved ? saved : [...saved, { value: '', label: t('savedCards.other') }]}
    />
  );
}

/** Checkbox to save the card, never ticked by default. */
export function SaveCard() {
  return <Checkbox name="keep" label={t('savedCards.keep')} hint={t('savedCards.keepHint')} />;
}
