/** The part of Stripe's script that we use; it may not be bundled, so its types are written here. */
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

/** A way to send, as the sheet of a wallet offers it. Cents. */
export interface WalletRate {
  id: string;
  displayName: string;
  amount: number;
}

/** What the sheet of a wallet lists above its total. Cents. */
interface WalletLine {
  name: string;
  amount: number;
}

/** What stands on the sheet of a wallet. */
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
  /** What is paid another way here. */
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

/** What a wallet gives once its owner agreed. */
export interface WalletConfirmation {
  billingDetails?: { name: string; email?: string | null; address?: Partial<WalletAddress> };
  shippingAddress?: { name: string; address: WalletAddress };
  shippingRate?: { id: string };
  /** Says on its sheet why it came to nothing. */
  paymentFailed(why: { reason: 'fail' }): void;
}

interface ExpressEvents {
  /** Without wallets, on this device, for this shop, nothing is drawn. */
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

/** Loads the script once. A load that failed may be tried again. */
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
