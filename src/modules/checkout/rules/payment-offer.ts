import type { Cents } from '#kit/money.ts';
import {
  channelCodeOf,
  type MethodsSetting,
  methodsSettingOf,
  SITE_COUNTRIES,
} from '#kit/sites.ts';
import type { PaymentMethodCode } from '#modules/payments/contracts.ts';

/** What a payment method says about where and for what it may be used. */
export interface PaymentOffer {
  code: PaymentMethodCode;
  countries: readonly string[];
  allowsSubscription: boolean;
}

/** What an order has to come to, both included; null: no limit. */
interface Limit {
  code: PaymentMethodCode;
  least: Cents | null;
  most: Cents | null;
}

/** What the configuration says of means of payment. */
export interface PaymentChoice
  extends Readonly<Record<MethodsSetting, readonly PaymentMethodCode[]>> {
  readonly PAYMENT_LIMITS: readonly Limit[];
}

/** By the code of a site; none: all there are. */
let ofSite: ReadonlyMap<string, readonly PaymentMethodCode[]> = new Map();
let limits: readonly Limit[] = [];

/** What holds in this process from now on, as its configuration does. */
export function setPaymentChoice(choice: PaymentChoice): void {
  ofSite = new Map(
    SITE_COUNTRIES.map((country) => [channelCodeOf(country), choice[methodsSettingOf(country)]]),
  );
  limits = choice.PAYMENT_LIMITS;
}

/** The methods of a site in its order: those the team chose, else all as they come. */
export function methodsOf<M extends { code: PaymentMethodCode }>(
  methods: readonly M[],
  channel: string,
): readonly M[] {
  const chosen = ofSite.get(channel) ?? [];
  if (chosen.length === 0) return methods;
  return chosen.flatMap((code) => methods.find((one) => one.code === code) ?? []);
}

/** May this order be paid that way? */
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
