import { z } from 'zod';
import { SITES } from '#kit/sites.ts';
import { COMPARISONS, FIGURE_PARTS, RECOVERY_MEANS } from './rules/index.ts';

const cents = z.int();
const days = z.object({ from: z.string(), to: z.string() });
const ofKinds = z.object({ once: z.int(), first: z.int(), renewal: z.int() });

const periodShape = z.object({
  /** Sales, tax and delivery included. */
  gross: cents,
  orders: z.int(),
  pieces: z.int(),
  /** Discounts, from promotions and codes. */
  given: cents,
  byKind: ofKinds,
  ordersByKind: ofKinds,
  invoiced: cents,
  credited: cents,
  /** Subscription deliveries charged, and those refused at least once. */
  renewals: z.object({
    charged: z.int(),
    refused: z.int(),
    recovered: z.int(),
    lost: z.int(),
    refusedAmount: cents,
    recoveredAmount: cents,
  }),
  /** Sales of articles with a recorded cost: units, cents paid without tax, and their cost. */
  costed: z.object({ pieces: z.int(), net: cents, cost: cents }),
  /** Parcels due to leave in the period; those in neither count have not left. */
  dispatch: z.object({
    promised: z.int(),
    leftInTime: z.int(),
    leftLate: z.int(),
    arrived: z.int(),
    arrivedInTime: z.int(),
  }),
});

/** Figures of a period; docs/figures.md defines each. Civil dates, amounts in cents. */
export const figuresShape = z.object({
  '@type': z.literal('Figures'),
  from: z.string(),
  to: z.string(),
  compare: z.enum(COMPARISONS),
  /** The period it is compared with. */
  before: days,
  period: periodShape,
  previous: periodShape,
  /** Days with sales. */
  days: z.array(ofKinds.extend({ day: z.string(), orders: z.int() })),
  products: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      pieces: z.int(),
      gross: cents,
      /** For units with a recorded cost: number, cents paid without tax, and their cost. */
      costedPieces: z.int(),
      net: cents,
      cost: cents,
    }),
  ),
  /** Monthly recurring revenue before the first day and after the last, and its changes. */
  recurring: z.object({
    start: cents,
    end: cents,
    moves: z.object({
      new: cents,
      reactivation: cents,
      expansion: cents,
      contraction: cents,
      churn: cents,
    }),
    /** Number of subscriptions after the last day, and of those ended in the period. */
    subscriptions: z.int(),
    ended: z.int(),
  }),
  /** Parts that contradict their source data and must not be shown. */
  wrong: z.array(z.enum(FIGURE_PARTS)),
});
export type FiguresShape = z.infer<typeof figuresShape>;

const endings = z.array(
  z.object({
    /** Reason in the subscription; empty: none was given. */
    reason: z.string(),
    subscriptions: z.int(),
    before: z.int(),
    /** Cents a month. */
    amount: cents,
  }),
);

/** Lifetime of subscriptions, reasons for ending, revenue, and recovery of refused payments. */
export const subscriberFiguresShape = z.object({
  '@type': z.literal('SubscriberFigures'),
  from: z.string(),
  to: z.string(),
  compare: z.enum(COMPARISONS),
  /** The period it is compared with. */
  before: days,
  /** Subscriptions running at the start of the period, and those that ended in it. */
  churn: z.object({ running: z.int(), ended: z.int() }),
  churnBefore: z.object({ running: z.int(), ended: z.int() }),
  endings,
  /** By month of the start, oldest first; `months[0]` is that month itself. */
  cohorts: z.array(
    z.object({
      cohort: z.string(),
      began: z.int(),
      months: z.array(
        z.object({
          /** Still running at the end of the month, or today. */
          running: z.int(),
          orders: z.int(),
          gross: cents,
        }),
      ),
    }),
  ),
  recoveries: z.array(
    z.object({ means: z.enum(RECOVERY_MEANS), renewals: z.int(), amount: cents }),
  ),
  wrong: z.array(z.enum(FIGURE_PARTS)),
});
export type SubscriberFiguresShape = z.infer<typeof subscriberFiguresShape>;

/** Cost of codes and promotions, and how orders with them differ from those without. */
export const promotionFiguresShape = z.object({
  '@type': z.literal('PromotionFigures'),
  from: z.string(),
  to: z.string(),
  promotions: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      orders: z.int(),
      /** Of these, orders that started a subscription. */
      starts: z.int(),
      gross: cents,
      given: cents,
      /** Part of the discounts that was promised for later deliveries. */
      promised: cents,
    }),
  ),
  without: z.object({ orders: z.int(), starts: z.int(), gross: cents }),
  wrong: z.array(z.enum(FIGURE_PARTS)),
});
export type PromotionFiguresShape = z.infer<typeof promotionFiguresShape>;

const cartSteps = z.object({
  opened: z.int(),
  addressed: z.int(),
  shipping: z.int(),
  payment: z.int(),
  placed: z.int(),
});
const guideSteps = z.object({
  /** Guide results with a recommended food, and those without. */
  proposed: z.int(),
  without: z.int(),
  /** Carts with a food recommended by the guides, and how many of them were ordered. */
  carts: z.int(),
  placed: z.int(),
});

/** Funnel of carts by the day they were created, and results of the guides; no visitor is tracked. */
export const funnelFiguresShape = z.object({
  '@type': z.literal('FunnelFigures'),
  from: z.string(),
  to: z.string(),
  compare: z.enum(COMPARISONS),
  /** The period it is compared with. */
  before: days,
  carts: cartSteps,
  cartsBefore: cartSteps,
  guide: guideSteps,
  guideBefore: guideSteps,
  /** Weeks, by their Monday. */
  weeks: z.array(cartSteps.extend({ from: z.string() })),
});
export type FunnelFiguresShape = z.infer<typeof funnelFiguresShape>;

/** Subscription of a staff member to the weekly figures mail: one site, all, or none. */
export const figureMailShape = z.object({
  '@type': z.literal('FigureMail'),
  wanted: z.boolean(),
  channel: z.enum(SITES).nullable(),
});
export const figureMailInput = z.object({
  wanted: z.boolean(),
  channel: z.enum(SITES).nullable().default(null),
});
