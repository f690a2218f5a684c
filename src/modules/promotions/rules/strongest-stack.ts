import { defined } from '#kit/defined.ts';
import { type BasisPoints, type Cents, percent, sum, WHOLE } from '#kit/money.ts';
import { type AppliedPromotions, applyPromotions } from './apply-promotions.ts';
import { applies, type PricedLine, type Promotion } from './promotion.ts';

/** BIZ-06: the subscription price is a tenth lower. */
const SUBSCRIPTION: BasisPoints = 1000;
/** Example basket: a bag of kibble and some tins, 60 €. */
const BASKET: Cents = 6000;

export interface Stack {
  basket: Cents;
  onSubscription: boolean;
  steps: readonly { promotion: Promotion | null; amount: Cents }[];
  total: Cents;
  /** Share of the basket, at most all of it. */
  rate: BasisPoints;
  /** The part that counts against the cap, in cents. */
  counted: Cents;
  cap: BasisPoints | null;
  withheld: AppliedPromotions['withheld'];
}

/** Goods that more than one of the promotions may apply to. */
interface Place {
  productCode: string;
  categories: readonly string[];
}

interface StrongestStackRequest {
  onSubscription: boolean;
  cap: BasisPoints | null;
  /** Categories of the first product in its list. */
  productPaths: readonly string[];
}

/**
 * The largest total reduction of a promotion together with other active ones, on an example basket of feed, assuming
 * that all their conditions are met (PRI-04).
 */
export function strongestStack(
  promotion: Promotion,
  others: readonly Promotion[],
  { productPaths, ...request }: StrongestStackRequest,
): Stack {
  const stacks = placesOf(promotion, others, productPaths).map((place) =>
    stackAt(promotion, others, place, request),
  );
  return stacks.reduce((top, stack) => (stack.total > top.total ? stack : top));
}

function placesOf(
  { conditions: { products, categories } }: Promotion,
  others: readonly Promotion[],
  productPaths: readonly string[],
): Place[] {
  const [product] = products;
  const own: Place[] = defined([
    product === undefined ? undefined : { productCode: product, categories: productPaths },
    ...categories.map((path) => ({ productCode: '', categories: [path] })),
  ]);
  const theirs = others.flatMap(({ conditions }) => [
    ...conditions.products.map((code) => ({ productCode: code, categories: [] })),
    ...conditions.categories.map((path) => ({ productCode: '', categories: [path] })),
  ]);
  if (own.length === 0) return [{ productCode: '', categories: [] }, ...theirs];
  const shared = theirs.filter(
    ({ productCode, categories: [path = ''] }) =>
      products.includes(productCode) || categories.some((above) => path.startsWith(`${above}/`)),
  );
  return [...own, ...shared];
}

function stackAt(
  promotion: Promotion,
  others: readonly Promotion[],
  place: Place,
  { onSubscription, cap }: Omit<StrongestStackRequest, 'productPaths'>,
): Stack {
  const consumerUnitPrice = Math.max(BASKET, promotion.conditions.minimum ?? 0);
  const subscriptionSaving = onSubscription ? percent(consumerUnitPrice, SUBSCRIPTION) : 0;
  const line: PricedLine = {
    ...place,
    quantity: 1,
    onSubscription,
    consumerUnitPrice,
    cap,
    unitPrice: consumerUnitPrice - subscriptionSaving,
  };
  const fitting = [promotion, ...others].filter(
    ({ conditions }) => applies(conditions, line) && (conditions.minimum ?? 0) <= line.unitPrice,
  );
  const applied = applyPromotions([line], fitting);
  interface Step {
    promotion: Promotion | null;
    amount: Cents;
    counted: boolean;
  }
  const savings = applied.savings.map(({ promotion: of, perLine, counted }) => ({
    promotion: of,
    amount: sum(perLine),
    counted,
  }));
  const gifts = applied.gifts.map(({ promotion: of, quantity, value }) => ({
    promotion: of,
    amount: quantity * value,
    counted: true,
  }));
  const steps = defined<Step>([
    onSubscription ? { promotion: null, amount: subscriptionSaving, counted: true } : undefined,
    ...savings,
    ...gifts,
  ]);
  const total = sum(steps.map(({ amount }) => amount));
  return {
    basket: consumerUnitPrice,
    onSubscription,
    cap,
    total,
    withheld: applied.withheld,
    steps: steps.map(({ promotion: of, amount }) => ({ promotion: of, amount })),
    // Gifts come on top of the basket, so the total can exceed it.
    rate: Math.min(WHOLE, Math.round((total * WHOLE) / consumerUnitPrice)),
    counted: sum(steps.filter(({ counted }) => counted).map(({ amount }) => amount)),
  };
}
