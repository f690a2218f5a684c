import type { Generated, GeneratedAlways } from 'kysely';

export interface PaymentMethodsTable {
  id: GeneratedAlways<number>;
  code: 'card' | 'paypal' | 'cheque' | 'bank_transfer';
  name: string;
  description: string;
  instructions: string | null;
  position: number;
  countries: string[];
  allows_subscription: boolean;
  enabled: Generated<boolean>;
}

export interface CheckoutTables {
  payment_methods: PaymentMethodsTable;
}
