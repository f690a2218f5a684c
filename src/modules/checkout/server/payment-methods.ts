import { creditOf, dueOf } from '#modules/orders/rules/index.ts';
import { deliveryCountry, type Order } from '#modules/orders/server/index.ts';
import type { PaymentMethodCode } from '#modules/payments/contracts.ts';
import { cachedRead, type ReadVersion } from '#platform/cached-read.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { isOffered, isOffline, methodsOf } from '../rules/index.ts';

export interface PaymentMethod {
  id: number;
  code: PaymentMethodCode;
  name: string;
  description: string;
  /** Markdown; null when the customer has nothing to do. */
  instructions: string | null;
  position: number;
  countries: readonly string[];
  allowsSubscription: boolean;
}

/** Every method in use, in display order. */
export async function findPaymentMethods(
  db: Db | Tx,
  version?: ReadVersion,
): Promise<PaymentMethod[]> {
  return cachedRead(version, 'payment methods', () => readMethods(db));
}

async function readMethods(db: Db | Tx): Promise<PaymentMethod[]> {
  return db
    .selectFrom('payment_methods')
    .select([
      'id',
      'code',
      'name',
      'description',
      'instructions',
      'position',
      'countries',
      'allows_subscription as allowsSubscription',
    ])
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute();
}

/** The methods this order may be paid with. */
export async function findOfferedMethods(db: Db | Tx, order: Order): Promise<PaymentMethod[]> {
  const country = deliveryCountry(order);
  const hasSubscription = order.lines.some((line) => line.subscriptionInterval !== null);
  const methods = methodsOf(await findPaymentMethods(db, order.offerVersion), order.channel);
  const due = dueOf(order);
  const offered = methods.filter((method) => isOffered(method, { country, hasSubscription, due }));
  // With credit, the rest must be paid at once: a cheque that never arrives would leave the credit
  // reserved for nothing.
  return creditOf(order) === 0 ? offered : offered.filter(({ code }) => !isOffline(code));
}

/** Saves a method, replacing the one with the same code. */
export async function publishPaymentMethod(
  work: Pick<UnitOfWork, 'tx'>,
  method: Omit<PaymentMethod, 'id'>,
): Promise<void> {
  const row = {
    name: method.name,
    description: method.description,
    instructions: method.instructions,
    position: method.position,
    countries: [...method.countries],
    allows_subscription: method.allowsSubscription,
  };
  await work.tx
    .insertInto('payment_methods')
    .values({ code: method.code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute();
}
