import { Alert } from '#ui/alert.tsx';
import { CardElement } from './card-element.tsx';
import { CardFrame } from './card-frame.tsx';
import { t } from './steps-words.ts';
import type { CardFieldsState } from './use-card-fields.ts';

/** The provider's card fields, of whichever kind it has. Rendered outside our form. */
export function CardFields({ card }: { card: CardFieldsState }) {
  const { place, loading, error, frame, tokenise, hear } = card;
  if (!place?.frameUrl && !place?.fields) return null;
  const { key, frameUrl, fields } = place;
  return (
    <section aria-label={t('savedCards.legend')} className="rounded-card bg-blanc p-4 md:p-6">
      {loading && (
        <p role="status" className="text-small text-encre-2">
          {t('payment.fieldsLoading')}
        </p>
      )}
      {frameUrl && <CardFrame key={`frame-${key}`} url={frameUrl} onStage={hear} frame={frame} />}
      {fields && <CardElement key={`element-${key}`} fields={fields} handle={tokenise} />}
      {error && (
        <Alert tone="error" live>
          {error}
        </Alert>
      )}
    </section>
  );
}
