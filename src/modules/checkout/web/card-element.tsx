import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from './steps-words.ts';
import { type ElementsOptions, loadStripe } from './stripe-js.ts';

/** Makes a token of the card that was typed, or says what is wrong with it. */
export type Tokenise = () => Promise<{ token: string | null; error: string | null }>;

/** What the provider needs to draw its fields; without an amount the card is kept, not charged. */
export interface ElementFields {
  scriptUrl: string;
  publicKey: string;
  amount: number | null;
}

/** What every form of the provider is drawn with, whatever the card is asked for. */
const WITH_CARD = {
  currency: 'eur',
  locale: 'fr',
  paymentMethodCreation: 'manual',
  allowedPaymentMethodTypes: ['card'],
} satisfies Partial<ElementsOptions>;

interface CardElementProps {
  fields: ElementFields;
  /** Filled as soon as a card can be typed. */
  handle: RefObject<Tokenise | null>;
}

/** The provider's fields, drawn into our page by its script: they live in frames of its own. */
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
