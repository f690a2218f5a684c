import { defined } from '#kit/defined.ts';
import { type Cents, sum } from '#kit/money.ts';
import { type Explanation, type RuleRef, SHIPPING } from './explanation.ts';
import { isGesture, lineKey } from './priced-order.ts';

/** The order, or next delivery, to be explained; amounts in cents. */
export interface OrderToExplain {
  lines: readonly {
    variantCode: string;
    subscriptionInterval: number | null;
    quantity: number;
    productName: string;
    variantName: string;
  }[];
  pricing: {
    explanation: readonly Explanation[];
    promotions: readonly { code: string; name: string; couponCode: string | null }[];
    total: Cents;
  };
}

interface Reason {
  /** Cents, negative for a reduction. */
  amount: Cents;
  rule: RuleRef;
}

interface OfLine extends Reason {
  key: string;
  name: string;
  quantity: number;
  /** Cents per piece after this reason and those before it. */
  unitPrice: Cents;
}

/** One row of « Comprendre ce montant »: why the total holds these cents. */
export type ExplainedAmount =
  /** Pieces at their list price. */
  | (OfLine & { kind: 'goods' })
  /** The reduction of an announced price against its reference (PRI-02), or of the subscription price. */
  | (OfLine & { kind: 'reduced_price' | 'subscription_price' })
  /** Taken off the goods or the delivery. */
  | (Reason & { kind: 'promotion'; code: string; name: string; couponCode: string | null })
  /** A goodwill credit, or a guaranteed price (REL-36, REL-42). */
  | (Reason & { kind: 'gesture'; code: string; name: string })
  | (Reason & { kind: 'delivery' })
  /** Delivery is free above a threshold. */
  | (Reason & { kind: 'delivery_free' })
  /** Delivery costs no more than if no article were missing (REL-36). */
  | (Reason & { kind: 'delivery_limited' })
  /** Shares a parcel with other orders, which pay the delivery (0376). */
  | (Reason & { kind: 'delivery_together' });

/** Id of the rule by which orders in one parcel pay one delivery. */
export const TOGETHER = 'together';

type Line = OrderToExplain['lines'][number];

const keyOf = (line: Line): string => lineKey(line.variantCode, line.subscriptionInterval);
const nameOf = (line: Line): string => `${line.productName}, ${line.variantName}`;

/**
 * Why an order costs what it costs: one row per reason of its `explanation`, with the rows of one promotion merged.
 * They add up to its total. Null when the explanation is incomplete, as in orders imported from elsewhere.
 */
export function explainedAmounts(order: OrderToExplain): ExplainedAmount[] | null {
  const { explanation, total } = order.pricing;
  const reasons = explanation.filter(({ included }) => !included);
  if (sum(reasons.map(({ amount }) => amount)) !== total) return null;
  return [
    ...order.lines.flatMap((line) => ofLine(line, reasons)),
    ...offGoods(order, reasons),
    ...ofDelivery(order, reasons),
  ];
}

function ofLine(line: Line, reasons: readonly Explanation[]): ExplainedAmount[] {
  const key = keyOf(line);
  const about = { key, name: nameOf(line), quantity: line.quantity };
  let due = 0;
  return reasons
    .filter(({ subject, step }) => subject === key && step !== 'promotions')
    .map(({ step, amount, rule }): ExplainedAmount => {
      due += amount;
      const row = { ...about, amount, rule, unitPrice: due / line.quantity };
      if (step === 'subscription_price') return { ...row, kind: 'subscription_price' };
      return { ...row, kind: rule.id === 'PRI-02' ? 'reduced_price' : 'goods' };
    });
}

function offGoods(order: OrderToExplain, reasons: readonly Explanation[]): ExplainedAmount[] {
  const off = reasons.filter(({ step }) => step === 'promotions');
  return [...Map.groupBy(off, ({ rule }) => rule.id).values()].flatMap((same) => {
    const [first] = same;
    const amount = sum(same.map((one) => one.amount));
    return first ? [reduction(order, first.rule, amount)] : [];
  });
}

/** The promotion code in a rule id; a goodwill amount has a code of its own. */
const codeOf = ({ id }: RuleRef): string => id.replace(/^promotion:/, '');

function reduction(order: OrderToExplain, rule: RuleRef, amount: Cents): ExplainedAmount {
  const code = codeOf(rule);
  const promotion = order.pricing.promotions.find((one) => one.code === code);
  const name = promotion?.name ?? code;
  if (isGesture(code)) return { kind: 'gesture', code, name, amount, rule };
  const couponCode = promotion?.couponCode ?? null;
  return { kind: 'promotion', code, name, couponCode, amount, rule };
}

function ofDelivery(order: OrderToExplain, reasons: readonly Explanation[]): ExplainedAmount[] {
  return reasons
    .filter(({ subject }) => subject === SHIPPING)
    .map(({ amount, rule }): ExplainedAmount => {
      if (rule.id.startsWith('promotion:')) return reduction(order, rule, amount);
      if (rule.id === 'REL-36') return { kind: 'delivery_limited', amount, rule };
      if (rule.id === TOGETHER) return { kind: 'delivery_together', amount, rule };
      return { kind: amount < 0 ? 'delivery_free' : 'delivery', amount, rule };
    });
}

/** A difference between two deliveries; amounts in cents, the later less the earlier. */
export type Difference =
  | { kind: 'added' | 'removed'; name: string; quantity: number; amount: Cents }
  /** More or fewer pieces, at the price of the earlier delivery. */
  | { kind: 'quantity'; name: string; before: number; now: number; amount: Cents }
  /** A changed unit price, times the pieces of the later delivery. */
  | { kind: 'price'; name: string; before: Cents; now: Cents; amount: Cents }
  /** The reduction by a promotion or goodwill; zero in the delivery without it. */
  | { kind: 'reduction'; name: string; before: Cents; now: Cents; amount: Cents }
  /** The delivery fee after promotions on it. */
  | { kind: 'delivery'; before: Cents; now: Cents; amount: Cents };

/**
 * Differences between two deliveries. The amounts add up to the difference of the totals. Null when one of them has
 * no complete explanation.
 */
export function differences(before: OrderToExplain, now: OrderToExplain): Difference[] | null {
  const [earlier, later] = [partsOf(before), partsOf(now)];
  if (!earlier || !later) return null;
  const keys = [...new Set([...later.goods.keys(), ...earlier.goods.keys()])];
  const codes = [...new Set([...later.reductions.keys(), ...earlier.reductions.keys()])];
  return defined([
    ...keys.flatMap((key) => ofGoods(earlier.goods.get(key), later.goods.get(key))),
    ...codes.flatMap((code) =>
      ofReduction(earlier.reductions.get(code), later.reductions.get(code)),
    ),
    earlier.delivery === later.delivery
      ? undefined
      : {
          kind: 'delivery' as const,
          before: earlier.delivery,
          now: later.delivery,
          amount: later.delivery - earlier.delivery,
        },
  ]);
}

interface Goods {
  name: string;
  quantity: number;
  /** Cents of all pieces at the price bought, before promotions. */
  amount: Cents;
}

interface Reduction {
  name: string;
  amount: Cents;
}

function partsOf(order: OrderToExplain) {
  const amounts = explainedAmounts(order);
  if (!amounts) return null;
  const reasons = order.pricing.explanation.filter(({ included }) => !included);
  const goods = new Map<string, Goods>();
  for (const line of order.lines) {
    const key = keyOf(line);
    const own = amounts.flatMap((row) => ('key' in row && row.key === key ? row.amount : []));
    goods.set(key, { name: nameOf(line), quantity: line.quantity, amount: sum(own) });
  }
  const reductions = new Map<string, Reduction>();
  for (const row of offGoods(order, reasons))
    if ('code' in row) reductions.set(row.code, { name: row.name, amount: row.amount });
  const delivery = sum(
    reasons.flatMap(({ subject, amount }) => (subject === SHIPPING ? amount : [])),
  );
  return { goods, reductions, delivery };
}

function ofGoods(before: Goods | undefined, now: Goods | undefined): Difference[] {
  if (!before && now) return [{ kind: 'added', ...now }];
  if (before && !now) return [{ kind: 'removed', ...before, amount: 0 - before.amount }];
  if (!before || !now) return [];
  const { name } = now;
  const [was, is] = [before.amount / before.quantity, now.amount / now.quantity];
  const more = (now.quantity - before.quantity) * was;
  const rise = (is - was) * now.quantity;
  return defined([
    more === 0
      ? undefined
      : {
          kind: 'quantity' as const,
          name,
          before: before.quantity,
          now: now.quantity,
          amount: more,
        },
    rise === 0 ? undefined : { kind: 'price' as const, name, before: was, now: is, amount: rise },
  ]);
}

function ofReduction(before: Reduction | undefined, now: Reduction | undefined): Difference[] {
  const [was, is] = [before?.amount ?? 0, now?.amount ?? 0];
  const name = now?.name ?? before?.name ?? '';
  return was === is ? [] : [{ kind: 'reduction', name, before: was, now: is, amount: is - was }];
}
