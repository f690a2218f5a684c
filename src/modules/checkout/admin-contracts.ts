import { z } from 'zod';
import { SITES } from '#kit/sites.ts';
import { postalAddressInput, postalAddressWith } from '#modules/customers/contracts.ts';
import { packedGoodShape } from '#modules/orders/admin-contracts.ts';
import { cardShape } from '#modules/payments/contracts.ts';
import { DISPUTE_OUTCOMES } from '#modules/payments/rules/index.ts';
import { refundShape } from './contracts.ts';
import { GIFT_KINDS, GIFT_STATES } from './rules/index.ts';

/** One line of text without control characters, which the database accepts. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u);
/** Amount of a payment or refund, in cents. */
const moved = z.int().min(1).max(99_999_999);
const text = z.string().nullable();
const cents = z.int();

/** What cancelling an order would do. */
export const cancellationShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Cancellation'),
  /** Version of the order, sent back with the cancellation: if the order changed since, the request is refused. */
  version: z.int(),
  /** False once the order has left the warehouse or is cancelled. */
  possible: z.boolean(),
  /**
   * What happens to the payment: refunded by the provider, hold released by the bank, refunded by
   * the team by transfer, nothing was paid, or a bank has already taken the money back in a
   * dispute.
   */
  money: z.enum(['refunded', 'released', 'by_transfer', 'none', 'disputed']),
  amount: cents,
  /** Cents returned as store credit, in addition. */
  credit: cents,
  /** Units put back into stock. */
  goods: z.array(packedGoodShape),
  /** Units reserved for a change of the order that its customer has not paid yet; cancelling puts them back too. */
  changedGoods: z.array(packedGoodShape),
  /** Address the mail about it is sent to; null when no mail is sent. */
  email: text,
  subscription: text,
});
export type CancellationShape = z.infer<typeof cancellationShape>;

/** New delivery address of a placed order that has not left yet. */
export const addressCorrection = postalAddressWith({
  /** Version of the order that the form was filled from. */
  version: z.int().nullish(),
  /** Code or path of another pickup point, for an order delivered to one. */
  pickupPoint: z.string().trim().max(255).nullish(),
});
export type AddressCorrection = z.input<typeof addressCorrection>;

/** All the lines the order shall have, including those that do not change. */
const wantedLines = z
  .array(
    z.object({
      variantCode: z.string().min(1).max(40),
      /** Days between deliveries of the line; null for a one-off purchase. */
      subscriptionInterval: z.int().min(1).max(999).nullable().default(null),
      quantity: z.int().min(1).max(999),
    }),
  )
  .max(100);

export const linesQuestion = z.object({ lines: wantedLines });
export const linesChange = linesQuestion.extend({
  /** Version of the order that the form was filled from. */
  version: z.int(),
  /** Refund in cents shown to the team (negative: amount to pay); refused when the real amount differs. */
  expected: cents,
  /** Shown to the customer in the mail and on the page of the order. */
  reason: line(500),
  /** Whether removed units go back into stock. */
  restock: z.boolean().default(true),
});
export type LinesChangeInput = z.input<typeof linesChange>;
export type WantedLines = z.input<typeof wantedLines>;

const movedPieces = z.object({ name: z.string(), quantity: z.int() });
const sums = z.object({
  items: cents,
  delivery: cents,
  total: cents,
  taxes: z.array(z.object({ rate: z.number(), vat: cents })),
});

/** What changing the lines of an order would cost or refund; all amounts in cents. */
export const linesQuoteShape = z.object({
  '@type': z.literal('LinesQuote'),
  /** Version of the order, sent back with the change: if the order changed since, the request is refused. */
  version: z.int(),
  /** Lines that stay, are removed or are added, each with units and cents before and after. */
  lines: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      before: z.int(),
      after: z.int(),
      unitPrice: cents,
      totalBefore: cents,
      totalAfter: cents,
    }),
  ),
  /** Names of the promotions and gifts the order would lose. */
  lost: z.array(z.string()),
  before: sums,
  after: sums,
  /** Cents to refund. */
  returned: cents,
  /** Cents the order would cost more: the customer pays the new total by a link, then the old hold is released. */
  owed: cents,
  /** Payment deadline, after which the change is undone; null when nothing is owed. */
  payUntil: text,
  /**
   * How the difference is settled: refunded by the provider at once, refunded after the card is
   * debited, refunded by transfer, nothing to settle, or to be paid.
   */
  way: z.enum(['refunded', 'after_debit', 'by_transfer', 'none', 'to_pay']),
  /** Units put back into stock, and units taken from it. */
  shelved: z.array(movedPieces),
  taken: z.array(movedPieces),
  /** Address the mail about it is sent to; null when no mail is sent. */
  email: text,
});
export type LinesQuoteShape = z.infer<typeof linesQuoteShape>;

/** An order taken by telephone: one address, no subscription, paid by a link (W-14). */
export const telephoneQuestion = z.object({
  channel: z.enum(SITES),
  /** Number of the customer account; null for a guest. */
  customer: z
    .int()
    .min(1)
    .max(2 ** 52)
    .nullable()
    .default(null),
  /** Where the payment link is sent when there is no account. */
  email: z.email().max(255).nullable().default(null),
  lines: z
    .array(
      z.object({
        variantCode: z.string().min(1).max(40),
        quantity: z.int().min(1).max(999),
      }),
    )
    .min(1)
    .max(50),
  /** Billing and delivery address. */
  address: postalAddressInput,
  /** Code of the delivery method; when omitted, the cheapest home delivery. */
  shippingMethod: z.string().max(60).nullable().default(null),
  couponCode: z.string().trim().max(60).nullable().default(null),
});
export const telephoneOrder = telephoneQuestion.extend({
  /** Total in cents announced on the telephone; if the real total differs, no order is placed. */
  expectedTotal: cents,
});
export type TelephoneQuestion = z.input<typeof telephoneQuestion>;

/** Preview of an order taken by telephone; nothing is saved. */
export const telephoneQuoteShape = z.object({
  '@type': z.literal('TelephoneQuote'),
  lines: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.int(), total: cents })),
  /** Gifts, by name. */
  gifts: z.array(z.string()),
  items: cents,
  promotions: z.array(z.object({ name: z.string(), amount: cents })),
  delivery: cents,
  total: cents,
  taxes: z.array(z.object({ rate: z.number(), vat: cents })),
  method: z.string(),
  methods: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Address the payment link is sent to. */
  email: z.string(),
  /** Payment deadline. */
  payUntil: z.string(),
});
export type TelephoneQuoteShape = z.infer<typeof telephoneQuoteShape>;

/** A cheque or a transfer, received or sent; without an amount, the whole outstanding amount. */
export const bankMovement = z.object({
  /** The bank's reference: number of the cheque or reference of the transfer. */
  reference: line(90),
  amount: moved.nullish(),
});
export type BankMovement = z.output<typeof bankMovement>;

/** What to refund of an order; all amounts in cents. */
const refundScope = z.object({
  /** Everything not refunded yet; the other fields are then ignored. */
  everything: z.boolean().default(false),
  /** Units to refund by line key. */
  units: z.record(z.string().max(200), z.int().min(0).max(9999)).default({}),
  shipping: z.boolean().default(false),
  /** Refund after a withdrawal: the extra cost of express over standard delivery is not refunded (WDR-04). */
  withdrawal: z.boolean().default(false),
  /** Goodwill amount in cents, not tied to any line. */
  goodwill: z.int().min(0).max(99_999_999).default(0),
});
export const refundQuestion = refundScope;
/** Civil date (`YYYY-MM-DD`). */
const day = z.iso.date();
/** Cents given as goodwill or compensation; the customer reads the reason. */
const given = {
  amount: z.int().min(1).max(1_000_000),
  reason: line(300).min(1),
  expiresOn: day,
};
export const creditGift = z.object({ ...given, expiresOn: day.nullish() });
export const voucherIssue = z.object({ ...given, email: z.email().max(255) });

/** Whether the credit was given, or needs the approval of a second colleague. */
export const giftShape = z.object({
  '@type': z.literal('Gift'),
  outcome: z.enum(['given', 'waiting']),
});
export type GiftShape = z.infer<typeof giftShape>;

/** A store credit or voucher in the team's list. */
export const giftRowShape = z.object({
  '@id': z.string(),
  '@type': z.literal('GiftRow'),
  key: z.string(),
  kind: z.enum(GIFT_KINDS),
  state: z.enum(GIFT_STATES),
  /** Id of the customer account, if there is one. */
  customer: z.int().nullable(),
  /** Name of the account, or the address the voucher was sent to; null once that data is erased. */
  name: text,
  email: text,
  /** Last characters of the voucher code. */
  ending: text,
  amount: cents,
  left: cents,
  reason: z.string(),
  /** Civil date of the last day it can be used. */
  expiresOn: text,
  givenAt: z.string(),
  /** Names of the staff member who offered it and of the one who approved it. */
  by: text,
  decidedBy: text,
  /** True when it awaits approval and the reader may approve or refuse it. */
  isTheirs: z.boolean(),
});
export type GiftRowShape = z.infer<typeof giftRowShape>;
export const refundInput = refundScope.extend({
  /** Shown to the customer in the mail and on the credit note. */
  reason: line(500),
  /** Refund in cents shown to the team; refused when the real amount differs. */
  expected: cents.nullish(),
  /** The customer chose store credit instead of their money. */
  toCredit: z.boolean().default(false),
  /** For a withdrawal: the customer agreed to store credit (WDR-04). */
  creditAgreed: z.boolean().default(false),
});
export type RefundInput = z.input<typeof refundInput>;

export const refundQuoteShape = z.object({
  '@type': z.literal('RefundQuote'),
  amount: cents,
  /** What remains refundable of the order after this refund. */
  left: cents,
});
export type RefundQuoteShape = z.infer<typeof refundQuoteShape>;

const attemptShape = z.object({
  hash: z.string(),
  method: z.string(),
  provider: z.string(),
  state: z.string(),
  amount: cents,
  reference: text,
  card: cardShape.nullable(),
  error: text,
  createdAt: z.string(),
  updatedAt: z.string(),
});

const entryShape = z.object({
  id: z.int(),
  kind: z.enum([
    'capture',
    'receipt',
    'return',
    'refund',
    'fee',
    'dispute',
    'dispute_won',
    'dispute_lost',
    'credit_granted',
    'credit_spent',
    'credit_returned',
    'credit_expired',
    'voucher_issued',
    'voucher_redeemed',
    'voucher_ended',
  ]),
  reference: z.string(),
  at: z.string(),
  debit: z.string(),
  credit: z.string(),
  amount: cents,
});

/** A difference between the provider, the ledger and the orders, or a task for the team. */
export const findingShape = z.object({
  '@id': z.string(),
  '@type': z.literal('PaymentFinding'),
  id: z.int(),
  kind: z.string(),
  subject: z.string(),
  /** Number of the order concerned, if any. */
  order: text,
  details: z.record(z.string(), z.unknown()),
  firstSeen: z.string(),
});
export type FindingShape = z.infer<typeof findingShape>;

/** Payments of an order: what was received, by which means, what was refunded, what can still be refunded. */
export const orderMoneyShape = z.object({
  '@id': z.string(),
  '@type': z.literal('OrderMoney'),
  number: z.string(),
  total: cents,
  method: text,
  paymentState: z.string(),
  reference: text,
  /** Paid by cheque or transfer, which the team records by hand. */
  offline: z.boolean(),
  dueAt: text,
  /** Cents received by cheque or transfer, and cents received in excess. */
  banked: cents,
  surplus: cents,
  /** Cents of a cheque or transfer not received yet. */
  due: cents,
  attempts: z.array(attemptShape),
  entries: z.array(entryShape),
  refunds: z.array(refundShape),
  refundable: z.object({
    /** Refusal code that says why no refund is possible now. */
    refused: text,
    /**
     * True until the order leaves: only goodwill refunds are possible, articles are refunded by
     * cancelling the order.
     */
    gestureOnly: z.boolean(),
    left: cents,
    goodwill: cents,
    /** Delivery cost in cents; zero once it was refunded. */
    shipping: cents,
    /** Cents of the delivery cost that are not refunded after a withdrawal. */
    expressSurplus: cents,
    lines: z.array(
      z.object({
        key: z.string(),
        code: z.string(),
        name: z.string(),
        quantity: z.int(),
        left: z.int(),
        total: cents,
      }),
    ),
  }),
  findings: z.array(findingShape),
});
export type OrderMoneyShape = z.infer<typeof orderMoneyShape>;

/** Balance of an account of the general ledger; positive means debit. */
const balanceShape = z.object({ account: z.string(), name: z.string(), balance: cents });

/** Accounting overview: balances, payments not received yet, pending refunds. */
export const financesShape = z.object({
  '@type': z.literal('Finances'),
  balances: z.array(balanceShape),
  /** Orders to be paid by cheque or transfer, earliest deadline first. */
  unpaid: z.array(
    z.object({
      order: z.string(),
      name: z.string(),
      method: z.string(),
      total: cents,
      /** Cents received so far. */
      banked: cents,
      placedAt: z.string(),
      dueAt: text,
    }),
  ),
  /** Refunds requested and not paid yet, oldest first. */
  refunds: z.array(
    z.object({
      id: z.int(),
      order: z.string(),
      amount: cents,
      reason: z.string(),
      method: z.string(),
      /** True when the team has to make a transfer; otherwise the refund is retried automatically. */
      offline: z.boolean(),
      requestedAt: z.string(),
    }),
  ),
});
export type FinancesShape = z.infer<typeof financesShape>;

/** Closes a finding with a note on what was done. */
export const findingClosing = z.object({
  note: line(500),
  /** Outcome, for disputes only: a dispute that was won releases its order. */
  outcome: z.enum(DISPUTE_OUTCOMES).optional(),
});

export const matchShape = z.object({
  '@type': z.literal('PaymentMatch'),
  /** Number of the provider's charges that were compared. */
  charges: z.int(),
  healed: z.int(),
  open: z.int(),
});
export type MatchShape = z.infer<typeof matchShape>;

/** Disputes of an order opened by banks, and the evidence the shop has. */
export const orderDisputesShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('OrderDisputes'),
  number: z.string(),
  disputes: z.array(
    z.object({
      id: z.string(),
      /** Cents. */
      amount: z.int(),
      /** Reason code of the provider. */
      reason: z.string(),
      state: z.enum(['needs_response', 'under_review', 'won', 'lost']),
      /** An inquiry: the bank only asks for information and has not taken the money. */
      isInquiry: z.boolean(),
      since: z.string(),
      /** Deadline for sending evidence; null when none is accepted. */
      dueAt: z.string().nullable(),
      sentAt: z.string().nullable(),
      sentBy: z.string().nullable(),
    }),
  ),
  /** Version of the terms that the customer accepted when ordering. */
  terms: z.object({ version: z.string().nullable(), acceptedAt: z.string().nullable() }),
  mandate: z.object({ text: z.string(), acceptedAt: z.string() }).nullable(),
});

const LONGEST_EVIDENCE = 15_000;

/** The team's answer to the bank, in addition to the evidence from the order itself. */
export const disputeAnswer = z.object({
  text: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_EVIDENCE)
    .regex(/^[\P{Cc}\t\r\n]*$/u),
});
