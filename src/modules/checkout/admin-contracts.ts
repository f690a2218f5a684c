import { z } from 'zod';
import { SITES } from '#kit/sites.ts';
import { postalAddressInput, postalAddressWith } from '#modules/customers/contracts.ts';
import { packedGoodShape } from '#modules/orders/admin-contracts.ts';
import { cardShape } from '#modules/payments/contracts.ts';
import { DISPUTE_OUTCOMES } from '#modules/payments/rules/index.ts';
import { refundShape } from './contracts.ts';
import { GIFT_KINDS, GIFT_STATES } from './rules/index.ts';

/** Text of one line, as a database can keep it. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u);
/** Cents of a movement of money. */
const moved = z.int().min(1).max(99_999_999);
const text = z.string().nullable();
const cents = z.int();

/** What cancelling an order would do. */
export const cancellationShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Cancellation'),
  /** Of the order: cancelled with it, a change meanwhile is said instead. */
  version: z.int(),
  /** It has not left, and is not cancelled. */
  possible: z.boolean(),
  /**
   * Paid back by the provider; let go by the bank that holds it; sent by the team by transfer; none came;
   * or a bank took it back already.
   */
  money: z.enum(['refunded', 'released', 'by_transfer', 'none', 'disputed']),
  amount: cents,
  /** Cents that go back as store credit besides. */
  credit: cents,
  /** Pieces that go back on sale. */
  goods: z.array(packedGoodShape),
  /** Pieces a change kept for it that its customer has not paid: they go back as that change says. */
  changedGoods: z.array(packedGoodShape),
  /** Who is written to; null: nobody. */
  email: text,
  subscription: text,
});
export type CancellationShape = z.infer<typeof cancellationShape>;

/** Where a placed order goes, before it leaves. */
export const addressCorrection = postalAddressWith({
  /** Version of the order it was read in. */
  version: z.int().nullish(),
  /** Code or path of another relay point, for what goes to one. */
  pickupPoint: z.string().trim().max(255).nullish(),
});
export type AddressCorrection = z.input<typeof addressCorrection>;

/** The lines an order is to have: all of them, those that stay as they are among them. */
const wantedLines = z
  .array(
    z.object({
      variantCode: z.string().min(1).max(40),
      /** Days between deliveries, as the line says it; null: bought once. */
      subscriptionInterval: z.int().min(1).max(999).nullable().default(null),
      quantity: z.int().min(1).max(999),
    }),
  )
  .max(100);

export const linesQuestion = z.object({ lines: wantedLines });
export const linesChange = linesQuestion.extend({
  /** Version of the order they were read in. */
  version: z.int(),
  /** Cents the team was shown to go back, or, below zero, to be paid: anything else is refused. */
  expected: cents,
  /** The customer reads it, in a mail and on the page of the order. */
  reason: line(500),
  /** Whether what is taken out goes back on sale. */
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

/** What changing the lines of an order would come to, all amounts in cents. */
export const linesQuoteShape = z.object({
  '@type': z.literal('LinesQuote'),
  /** Of the order: changed with it, a change meanwhile is said instead. */
  version: z.int(),
  /** What stays, goes and comes, each line with its pieces and its cents before and after. */
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
  /** Names of the promotions and gifts it has no more. */
  lost: z.array(z.string()),
  before: sums,
  after: sums,
  /** Cents that go back. */
  returned: cents,
  /** Cents it costs more: its customer pays the new total by a link, what was held is let go of. */
  owed: cents,
  /** Until when; unpaid, the order stays as it was. Null when nothing is owed. */
  payUntil: text,
  /** At once by the provider; once the card was debited; by a transfer of the team. */
  way: z.enum(['refunded', 'after_debit', 'by_transfer', 'none', 'to_pay']),
  /** Pieces that go back on the shelf, and those taken from it. */
  shelved: z.array(movedPieces),
  taken: z.array(movedPieces),
  /** Who is written to; null: nobody. */
  email: text,
});
export type LinesQuoteShape = z.infer<typeof linesQuoteShape>;

/** An order as somebody dictates it on the telephone: to one address, bought once, paid by a link (W-14). */
export const telephoneQuestion = z.object({
  channel: z.enum(SITES),
  /** Number of the customer; null: without an account. */
  customer: z
    .int()
    .min(1)
    .max(2 ** 52)
    .nullable()
    .default(null),
  /** Where the link goes, without an account. */
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
  /** Where it is billed and goes. */
  address: postalAddressInput,
  /** Code of the way it is sent; the cheapest to the door when left out. */
  shippingMethod: z.string().max(60).nullable().default(null),
  couponCode: z.string().trim().max(60).nullable().default(null),
});
export const telephoneOrder = telephoneQuestion.extend({
  /** Cents that were said on the telephone: at another total nothing is placed. */
  expectedTotal: cents,
});
export type TelephoneQuestion = z.input<typeof telephoneQuestion>;

/** What an order would be as it is dictated; nothing of it stays. */
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
  /** Who gets the link. */
  email: z.string(),
  /** Until when it can be paid. */
  payUntil: z.string(),
});
export type TelephoneQuoteShape = z.infer<typeof telephoneQuoteShape>;

/** A cheque or a transfer, in or out; without an amount, all there is to move. */
export const bankMovement = z.object({
  /** As the bank names it: number of the cheque, reference of the transfer. */
  reference: line(90),
  amount: moved.nullish(),
});
export type BankMovement = z.output<typeof bankMovement>;

/** What is to be given back of an order, all amounts in cents. */
const refundScope = z.object({
  /** Everything that was not given back before; the rest is not read then. */
  everything: z.boolean().default(false),
  /** Units by the key of their line. */
  units: z.record(z.string().max(200), z.int().min(0).max(9999)).default({}),
  shipping: z.boolean().default(false),
  /** After a withdrawal what express cost above standard stays due (WDR-04). */
  withdrawal: z.boolean().default(false),
  /** A gesture, bound to no article. */
  goodwill: z.int().min(0).max(99_999_999).default(0),
});
export const refundQuestion = refundScope;
/** Civil date. */
const day = z.iso.date();
/** Cents given out of kindness, or owed; its customer reads the reason. */
const given = {
  amount: z.int().min(1).max(1_000_000),
  reason: line(300).min(1),
  expiresOn: day,
};
export const creditGift = z.object({ ...given, expiresOn: day.nullish() });
export const voucherIssue = z.object({ ...given, email: z.email().max(255) });

/** Whether it was given, or waits for a second colleague. */
export const giftShape = z.object({
  '@type': z.literal('Gift'),
  outcome: z.enum(['given', 'waiting']),
});
export type GiftShape = z.infer<typeof giftShape>;

/** Credit or a voucher as the team lists it. */
export const giftRowShape = z.object({
  '@id': z.string(),
  '@type': z.literal('GiftRow'),
  key: z.string(),
  kind: z.enum(GIFT_KINDS),
  state: z.enum(GIFT_STATES),
  /** Id of the account whose it is, when there is one. */
  customer: z.int().nullable(),
  /** Of that account, or where the voucher was mailed; null once they are forgotten. */
  name: text,
  email: text,
  /** The last letters of the code of a voucher. */
  ending: text,
  amount: cents,
  left: cents,
  reason: z.string(),
  /** Civil date, the last it can be spent on. */
  expiresOn: text,
  givenAt: z.string(),
  /** Whose idea it was, and who agreed to it. */
  by: text,
  decidedBy: text,
  /** It waits, and may be decided by whoever reads this. */
  isTheirs: z.boolean(),
});
export type GiftRowShape = z.infer<typeof giftRowShape>;
export const refundInput = refundScope.extend({
  /** The customer reads it, in a mail and on the credit note. */
  reason: line(500),
  /** What the team was shown it comes to: anything else is refused. */
  expected: cents.nullish(),
  /** Its customer chose store credit instead. */
  toCredit: z.boolean().default(false),
  /** Of a withdrawal: its customer agreed to credit (WDR-04). */
  creditAgreed: z.boolean().default(false),
});
export type RefundInput = z.input<typeof refundInput>;

export const refundQuoteShape = z.object({
  '@type': z.literal('RefundQuote'),
  amount: cents,
  /** What is left of the order afterwards. */
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

/** What provider, ledger and orders say differently, or what somebody has to do. */
export const findingShape = z.object({
  '@id': z.string(),
  '@type': z.literal('PaymentFinding'),
  id: z.int(),
  kind: z.string(),
  subject: z.string(),
  /** Number of the order it is about, when there is one. */
  order: text,
  details: z.record(z.string(), z.unknown()),
  firstSeen: z.string(),
});
export type FindingShape = z.infer<typeof findingShape>;

/** The money of an order as it is: what came, how, what went back, what may still go. */
export const orderMoneyShape = z.object({
  '@id': z.string(),
  '@type': z.literal('OrderMoney'),
  number: z.string(),
  total: cents,
  method: text,
  paymentState: z.string(),
  reference: text,
  /** Cheque or transfer: moved by the team, at the bank. */
  offline: z.boolean(),
  dueAt: text,
  /** Cents of cheques and transfers that are here, and those that are here for nothing. */
  banked: cents,
  surplus: cents,
  /** Cents of a cheque or transfer that are still to come. */
  due: cents,
  attempts: z.array(attemptShape),
  entries: z.array(entryShape),
  refunds: z.array(refundShape),
  refundable: z.object({
    /** Code of a refusal: why nothing can be given back now. */
    refused: text,
    /** Before it leaves, only a gesture: its articles go back by cancelling. */
    gestureOnly: z.boolean(),
    left: cents,
    goodwill: cents,
    /** Cents of the delivery, none when it was given back. */
    shipping: cents,
    /** Cents of it that stay due after a withdrawal. */
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

/** What an account of the general ledger holds: debit above zero. */
const balanceShape = z.object({ account: z.string(), name: z.string(), balance: cents });

/** What the keeper of the books looks at: balances, money that is waited for, refunds that wait. */
export const financesShape = z.object({
  '@type': z.literal('Finances'),
  balances: z.array(balanceShape),
  /** Paid by cheque or transfer, soonest deadline first. */
  unpaid: z.array(
    z.object({
      order: z.string(),
      name: z.string(),
      method: z.string(),
      total: cents,
      /** What came so far. */
      banked: cents,
      placedAt: z.string(),
      dueAt: text,
    }),
  ),
  /** Refunds that were asked for and not made yet, oldest first. */
  refunds: z.array(
    z.object({
      id: z.int(),
      order: z.string(),
      amount: cents,
      reason: z.string(),
      method: z.string(),
      /** Somebody has to make a transfer; otherwise the provider is asked again by itself. */
      offline: z.boolean(),
      requestedAt: z.string(),
    }),
  ),
});
export type FinancesShape = z.infer<typeof financesShape>;

/** Somebody looked at a finding: what was done. */
export const findingClosing = z.object({
  note: line(500),
  /** How a dispute ended, of a dispute alone: one that was won lets its order go by itself. */
  outcome: z.enum(DISPUTE_OUTCOMES).optional(),
});

export const matchShape = z.object({
  '@type': z.literal('PaymentMatch'),
  /** Charges of the provider that were compared. */
  charges: z.int(),
  healed: z.int(),
  open: z.int(),
});
export type MatchShape = z.infer<typeof matchShape>;

/** What a bank disputes of an order, and what is known that speaks for the shop. */
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
      /** In the provider's codes. */
      reason: z.string(),
      state: z.enum(['needs_response', 'under_review', 'won', 'lost']),
      /** The bank asks, and has taken nothing. */
      isInquiry: z.boolean(),
      since: z.string(),
      /** Until when evidence is taken; null: none is. */
      dueAt: z.string().nullable(),
      sentAt: z.string().nullable(),
      sentBy: z.string().nullable(),
    }),
  ),
  /** What its customer accepted when ordering. */
  terms: z.object({ version: z.string().nullable(), acceptedAt: z.string().nullable() }),
  mandate: z.object({ text: z.string(), acceptedAt: z.string() }).nullable(),
});

const LONGEST_EVIDENCE = 15_000;

/** What the team says to the bank, beside what the order itself proves. */
export const disputeAnswer = z.object({
  text: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_EVIDENCE)
    .regex(/^[\P{Cc}\t\r\n]*$/u),
});
