/** The part of Stripe's script that we use; it may not be bundled, so its types are declared here. */
export interface StripeJs {
  elements(options: ElementsOptions): StripeElements;
  createPaymentMethod(given: { elements: StripeElements }): Promise<{
    paymentMethod?: { id: string };
    error?: { message?: string };
  }>;
}

export interface ElementsOptions {
  mode: 'payment' | 'setup';
  amount?: number;
  currency: string;
  captureMethod?: 'manual';
  paymentMethodCreation: 'manual';
  allowedPaymentMethodTypes: string[];
  locale: string;
}

export interface StripeElements {
  create(type: 'payment', options: object): PaymentElement;
  create(type: 'expressCheckout', options: ExpressOptions): ExpressElement;
  update(changed: { amount: number }): void;
  submit(): Promise<{ error?: { message?: string } }>;
}

/** A delivery method in the wallet's payment sheet. Cents. */
export interface WalletRate {
  id: string;
  displayName: string;
  amount: number;
}

/** A line above the total in the wallet's payment sheet. Cents. */
interface WalletLine {
  name: string;
  amount: number;
}

/** Content of the wallet's payment sheet. */
export interface WalletSheet {
  shippingRates: readonly WalletRate[];
  lineItems: readonly WalletLine[];
}

interface ExpressOptions extends WalletSheet {
  emailRequired: boolean;
  billingAddressRequired: true;
  shippingAddressRequired: true;
  allowedShippingCountries: readonly string[];
  business: { name: string };
  buttonHeight: number;
  /** Methods the shop offers outside wallets. */
  paymentMethods: Readonly<Record<'paypal' | 'klarna' | 'amazonPay', 'never'>>;
}

export interface WalletAddress {
  line1: string;
  line2: string | null;
  city: string;
  postal_code: string;
  country: string;
}

interface Answering {
  resolve(sheet: WalletSheet): void;
  reject(): void;
}

/** Data a wallet returns once its owner confirms. */
export interface WalletConfirmation {
  billingDetails?: { name: string; email?: string | null; address?: Partial<WalletAddress> };
  shippingAddress?: { name: string; address: WalletAddress };
  shippingRate?: { id: string };
  /** Shows in the payment sheet that it failed. */
  paymentFailed(why: { reason: 'fail' }): void;
}

interface ExpressEvents {
  /** Undefined when this device or shop has no wallet: nothing is rendered then. */
  ready: { availablePaymentMethods?: object | null };
  loaderror: unknown;
  click: Pick<Answering, 'resolve'>;
  shippingaddresschange: Answering & { address: { country: string } };
  shippingratechange: Answering & { shippingRate: { id: string } };
  confirm: WalletConfirmation;
}

interface ExpressElement {
  mount(place: HTMLElement): void;
  on<Name extends keyof ExpressEvents>(
    name: Name,
    hear: (event: ExpressEvents[Name]) => void,
  ): void;
  destroy(): void;
}

interface PaymentElement {
  mount(place: HTMLElement): void;
  on(event: 'ready' | 'loaderror', hear: () => void): void;
  destroy(): void;
}

type Factory = (publicKey: string) => StripeJs;

const loading = new Map<string, Promise<Factory>>();

/** Loads the script once; a failed load can be retried. */
export function loadStripe(url: string): Promise<Factory> {
  const cached = loading.get(url);
  if (cached) return cached;
  const loaded = new Promise<Factory>((done, failed) => {
    const script = Object.assign(document.createElement('script'), { src: url, async: true });
    script.onload = () => {
      const { Stripe } = window as { Stripe?: Factory };
      if (Stripe) done(Stripe);
      else failed(new Error('no Stripe in the page'));
    };
    script.onerror = () => failed(new Error('the script was not loaded'));
    document.head.append(script);
  });
  loaded.catch(() => loading.delete(url));
  loading.set(url, loaded);
  return loaded;
}
