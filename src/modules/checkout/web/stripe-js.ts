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
  submit(): Promise<{ error?: { message?: string } }>;
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
