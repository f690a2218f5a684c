import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from './steps-words.ts';
import { type ElementsOptions, loadStripe } from './stripe-js.ts';

/** Creates a token for the card entered, or returns the error message. */
export type Tokenise = () => Promise<{ token: string | null; error: string | null }>;

/** Settings the provider needs to render its fields; without an amount the card is saved, not charged. */
export interface ElementFields {
  scriptUrl: string;
  publicKey: string;
  amount: number | null;
}

/** Options common to every form of the provider. */
const WITH_CARD = {
  currency: 'eur',
  locale: 'fr',
  paymentMethodCreation: 'manual',
  allowedPaymentMethodTypes: ['card'],
} satisfies Partial<ElementsOptions>;

interface CardElementProps {
  fields: ElementFields;
  /** Set as soon as a card can be entered. */
  handle: RefObject<Tokenise | null>;
}

/** The provider's fields, rendered into our page by its script in iframes of its own. */
export function CardElement({ fields, handle }: CardElementProps) {
  const { scriptUrl, publicKey, amount } = fields;
  const place = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let isGone = false;
    let remove: (() => void) | undefined;
    const mount = async () => {
      const stripe = (await loadStripe(scriptUrl))(publicKey);
      if (isGone || !place.current) return;
      const elements = stripe.elements(
        amount === null
          ? { mode: 'setup', ...WITH_CARD }
          : { mode: 'payment', amount, captureMethod: 'manual', ...WITH_CARD },
      );
      const element = elements.create('payment', {
        layout: 'tabs',
        wallets: { applePay: 'never', googlePay: 'never' },
      });
      element.on('ready', () => setStage('ready'));
      element.on('loaderror', () => setStage('failed'));
      element.mount(place.current);
      remove = () => element.destroy();
      handle.current = async () => {
        const { error: incomplete } = await elements.submit();
        if (incomplete) return { token: null, error: incomplete.message ?? null };
        const { paymentMethod, error } = await stripe.createPaymentMethod({ elements });
        return { token: paymentMethod?.id ?? null, error: error?.message ?? null };
      };
    };
    mount().catch(() => setStage('failed'));
    return () => {
      isGone = true;
      handle.current = null;
      remove?.();
    };
  }, [scriptUrl, publicKey, amount, handle]);
  return (
    <div>
      <div ref={place} />
      {stage !== 'ready' && (
        <p role="status" className="text-small text-encre-3">
          {t(stage === 'loading' ? 'payment.fieldsLoading' : 'payment.fieldsFailed')}
        </p>
      )}
      <noscript>{t('payment.fieldsScript')}</noscript>
      <p className="mt-2 text-small text-encre-3">{t('payment.frameNote')}</p>
    </div>
  );
}
