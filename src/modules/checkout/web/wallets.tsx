import { useEffect, useRef, useState } from 'react';
import { t } from './steps-words.ts';
import {
  loadStripe,
  type StripeElements,
  type WalletConfirmation,
  type WalletRate,
  type WalletSheet,
} from './stripe-js.ts';

/** A delivery method, and the total with it; cents. */
interface OfferedRate {
  code: string;
  name: string;
  price: number;
  due: number;
}

/** Data needed to render the wallet buttons. */
export interface WalletOffer {
  scriptUrl: string;
  publicKey: string;
  /** No address for mails is available yet. */
  asksEmail: boolean;
  /** Delivery methods by country, the default country and the default method first. */
  countries: readonly { code: string; rates: readonly OfferedRate[] }[];
}

/** Data from a wallet: customer, address, method, and the card token. */
export interface WalletAnswer {
  token: string;
  method: string;
  /** Cents shown in the payment sheet. */
  due: number;
  email: string | null;
  billing: WalletConfirmation['billingDetails'];
  shipping: WalletConfirmation['shippingAddress'];
}

interface WalletsProps {
  offer: WalletOffer;
  /** The wallet's data is being submitted to the shop. */
  pending: boolean;
  onAnswer: (answer: WalletAnswer) => void;
}

const BUTTON_HEIGHT = 52;

/**
 * Buttons of Apple Pay, Google Pay and Link, as available on this device: their sheet fills the
 * steps of the checkout at once. Nothing is paid by it. Rendered by the provider's script, and not
 * at all without it.
 */
export function Wallets({ offer: offered, pending, onAnswer }: WalletsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<'loading' | 'ready' | 'none'>('loading');
  const [error, setError] = useState<string | null>(null);
  const answer = useRef(onAnswer);
  answer.current = onAnswer;
  // A reload of the data creates an equal object: compared as JSON, the buttons are not rendered again.
  const drawn = JSON.stringify(offered);
  useEffect(() => {
    const offer: WalletOffer = JSON.parse(drawn);
    let isGone = false;
    let remove: (() => void) | undefined;
    const draw = async () => {
      const stripe = (await loadStripe(offer.scriptUrl))(offer.publicKey);
      if (isGone || !place.current) return;
      const sheet = walletSheet(offer);
      const elements = stripe.elements({
        mode: 'payment',
        amount: sheet.chosen().due,
        currency: 'eur',
        locale: 'fr',
        captureMethod: 'manual',
        paymentMethodCreation: 'manual',
        allowedPaymentMethodTypes: ['card'],
      });
      const element = elements.create('expressCheckout', {
        emailRequired: offer.asksEmail,
        billingAddressRequired: true,
        shippingAddressRequired: true,
        allowedShippingCountries: offer.countries.map(({ code }) => code),
        business: { name: 'Gamelle' },
        buttonHeight: BUTTON_HEIGHT,
        paymentMethods: { paypal: 'never', klarna: 'never', amazonPay: 'never' },
        ...sheet.shown(),
      });
      element.on('ready', ({ availablePaymentMethods }) =>
        setStage(availablePaymentMethods ? 'ready' : 'none'),
      );
      element.on('loaderror', () => setStage('none'));
      element.on('click', ({ resolve }) => {
        setError(null);
        resolve(sheet.shown());
      });
      element.on('shippingaddresschange', ({ address, resolve, reject }) => {
        if (!sheet.goTo(address.country)) return reject();
        changed(elements, sheet, resolve);
      });
      element.on('shippingratechange', ({ shippingRate, resolve, reject }) => {
        if (!sheet.choose(shippingRate.id)) return reject();
        changed(elements, sheet, resolve);
      });
      element.on('confirm', async (confirmation) => {
        const { error: incomplete } = await elements.submit();
        const made = incomplete
          ? { error: incomplete, paymentMethod: undefined }
          : await stripe.createPaymentMethod({ elements });
        const token = made.paymentMethod?.id;
        if (!token) {
          confirmation.paymentFailed({ reason: 'fail' });
          return setError(made.error?.message ?? t('wallets.failed'));
        }
        sheet.choose(confirmation.shippingRate?.id ?? '');
        const { code, due } = sheet.chosen();
        answer.current({
          token,
          method: code,
          due,
          email: confirmation.billingDetails?.email ?? null,
          billing: confirmation.billingDetails,
          shipping: confirmation.shippingAddress,
        });
      });
      element.mount(place.current);
      remove = () => element.destroy();
    };
    draw().catch(() => setStage('none'));
    return () => {
      isGone = true;
      remove?.();
    };
  }, [drawn]);
  if (stage === 'none') return null;
  return (
    <section
      aria-label={t('wallets.title')}
      aria-busy={stage === 'loading'}
      className="noscript:hidden"
    >
      <h2 className="mb-3 text-h4">{t('wallets.title')}</h2>
      <div ref={place} className="min-h-13" />
      <p role="status" className="mt-2 text-small text-encre-2">
        {error ?? t(pending ? 'wallets.pending' : 'wallets.note')}
      </p>
      <p className="mt-6 flex items-center gap-4 text-small text-encre-2 before:h-px before:grow before:bg-trait after:h-px after:grow after:bg-trait">
        {t('wallets.or')}
      </p>
    </section>
  );
}

const asRate = ({ code, name, price }: OfferedRate): WalletRate => ({
  id: code,
  displayName: name,
  amount: price,
});

type Sheet = ReturnType<typeof walletSheet>;

/** Initial content of the wallet's payment sheet. */
function walletSheet({ countries }: WalletOffer) {
  let rates = countries[0]?.rates ?? [];
  let rate = rates[0] as OfferedRate;
  return {
    chosen: () => rate,
    shown: (): WalletSheet => ({
      shippingRates: rates.map(asRate),
      lineItems: [
        { name: t('wallets.goods'), amount: rate.due - rate.price },
        { name: t('wallets.delivery'), amount: rate.price },
      ],
    }),
    /** False for a country we do not deliver to. Selects the default method, as the sheet does. */
    goTo(country: string): boolean {
      const there = countries.find(({ code }) => code === country)?.rates ?? [];
      const [usual] = there;
      if (!usual) return false;
      rates = there;
      rate = usual;
      return true;
    },
    choose(code: string): boolean {
      const chosen = rates.find((one) => one.code === code);
      rate = chosen ?? rate;
      return chosen !== undefined;
    },
  };
}

function changed(elements: StripeElements, sheet: Sheet, resolve: (shown: WalletSheet) => void) {
  elements.update({ amount: sheet.chosen().due });
  resolve(sheet.shown());
}
