import type { Cents } from '#kit/money.ts';
import {
  channelCodeOf,
  type MethodsSetting,
  methodsSettingOf,
  SITE_COUNTRIES,
} from '#kit/sites.ts';
import type { PaymentMethodCode } from '#modules/payments/contracts.ts';

/** The countries and kinds of order a payment method may be used for. */
export interface PaymentOffer {
  code: PaymentMethodCode;
  countries: readonly string[];
  allowsSubscription: boolean;
}

/** Minimum and maximum order total in cents, both included; null: no limit. */
interface Limit {
  code: PaymentMethodCode;
  least: Cents | null;
  most: Cents | null;
}

/** Payment methods selected by the configuration. */
export interface PaymentChoice
  extends Readonly<Record<MethodsSetting, readonly PaymentMethodCode[]>> {
  readonly PAYMENT_LIMITS: readonly Limit[];
}

/** Methods by site code; a site that is not listed offers all methods. */
let ofSite: ReadonlyMap<string, readonly PaymentMethodCode[]> = new Map();
let limits: readonly Limit[] = [];

/** Sets the methods of each site for this process; called at startup from the configuration. */
export function setPaymentChoice(choice: PaymentChoice): void {
  ofSite = new Map(
    SITE_COUNTRIES.map((country) => [channelCodeOf(country), choice[methodsSettingOf(country)]]),
  );
  limits = choice.PAYMENT_LIMITS;
}

/** The methods of a site in its order: those configured for it, otherwise all in their usual order. */
export function methodsOf<M extends { code: PaymentMethodCode }>(
  methods: readonly M[],
  channel: string,
): readonly M[] {
  const chosen = ofSite.get(channel) ?? [];
  if (chosen.length === 0) return methods;
  return chosen.flatMap((code) => methods.find((one) => one.code === code) ?? []);
}

/** Whether this order may be paid with this method. */
export function isOffered(
  method: PaymentOffer,
  order: { country: string; hasSubscription: boolean; due: Cents },
): boolean {
  const limit = limits.find(({ code }) => code === method.code);
  return (
    method.countries.includes(order.country) &&
    (method.allowsSubscription || !order.hasSubscription) &&
    order.due >= (limit?.least ?? 0) &&
    order.due <= (limit?.most ?? order.due)
  );
}
