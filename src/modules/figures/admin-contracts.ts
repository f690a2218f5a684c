import { z } from 'zod';
import { SITES } from '#kit/sites.ts';
import { FIGURE_PARTS, RECOVERY_MEANS } from './rules/index.ts';

const cents = z.int();
const days = z.object({ from: z.string(), to: z.string() });
const ofKinds = z.object({ once: z.int(), first: z.int(), renewal: z.int() });

const periodShape = z.object({
  /** What was sold, tax included, delivery too. */
  gross: cents,
  orders: z.int(),
  pieces: z.int(),
  /** What reductions and codes took off. */
  given: cents,
  byKind: ofKinds,
  ordersByKind: ofKinds,
  invoiced: cents,
  credited: cents,
  /** Deliveries of subscriptions that were charged, and those a bank refused at least once. */
  renewals: z.object({
    charged: z.int(),
    refused: z.int(),
    recovered: z.int(),
    lost: z.int(),
    refusedAmount: cents,
    recoveredAmount: cents,
  }),
  /** What was sold of articles whose cost is known: pieces, cents without tax as paid, and what they cost. */
  costed: z.object({ pieces: z.int(), net: cents, cost: cents }),
  /** Parcels promised to leave in the period; what is in neither has not left. */
  dispatch: z.object({
    promised: z.int(),
    leftInTime: z.int(),
    leftLate: z.int(),
    arrived: z.int(),
    arrivedInTime: z.int(),
  }),
});

/** The figures of a period; docs/figures.md says what each is. Days are civil days, amounts cents. */
export const figuresShape = z.object({
  '@type': z.literal('Figures'),
  from: z.string(),
  to: z.string(),
  before: days,
  period: periodShape,
  previous: periodShape,
  /** Days on which anything was sold. */
  days: z.array(ofKinds.extend({ day: z.string(), orders: z.int() })),
  products: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      pieces: z.int(),
      gross: cents,
      /** Of the pieces whose cost is known: how many, cents without tax as paid, and what they cost. */
      costedPieces: z.int(),
      net: cents,
      cost: cents,
    }),
  ),
  /** What subscriptions are worth a month, before the first day and after the last, and what moved it. */
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
    /** How many after the last day, and how many ended in the period. */
    subscriptions: z.int(),
    ended: z.int(),
  }),
  /** Parts that do not agree with what they are made of: they are not to be shown. */
  wrong: z.array(z.enum(FIGURE_PARTS)),
});
export type FiguresShape = z.infer<typeof figuresShape>;

const endings = z.array(
  z.object({
    /** As the subscription says it; empty: nothing was said. */
    reason: z.string(),
    subscriptions: z.int(),
    before: z.int(),
    /** Cents a month. */
    amount: cents,
  }),
);

/** How long subscriptions live, why they end, what they bring, and what brought refused payments back. */
export const subscriberFiguresShape = z.object({
  '@type': z.literal('SubscriberFigures'),
  from: z.string(),
  to: z.string(),
  before: days,
  /** Subscriptions that ran when the period began, and those of them or of it that ended in it. */
  churn: z.object({ running: z.int(), ended: z.int() }),
  churnBefore: z.object({ running: z.int(), ended: z.int() }),
  endings,
  /** By the month they began in, the oldest first; `months[0]` is that month itself. */
  cohorts: z.array(
    z.object({
      cohort: z.string(),
      began: z.int(),
      months: z.array(
        z.object({
          /** Still running when the month was over, or today. */
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

/** What codes and promotions cost, and how their orders differ from those without. */
export const promotionFiguresShape = z.object({
  '@type': z.literal('PromotionFigures'),
  from: z.string(),
  to: z.string(),
  promotions: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      orders: z.int(),
      /** Of them, those a subscription began with. */
      starts: z.int(),
      gross: cents,
      given: cents,
      /** Of what was given, on later deliveries it was promised for. */
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
  /** Answers with a food, and those without one. */
  proposed: z.int(),
  without: z.int(),
  /** Carts with something the guides proposed, and those of them that were ordered. */
  carts: z.int(),
  placed: z.int(),
});

/** How far carts come by the day they were opened on, and what the guides lead to; nobody is followed for it. */
export const funnelFiguresShape = z.object({
  '@type': z.literal('FunnelFigures'),
  from: z.string(),
  to: z.string(),
  before: days,
  carts: cartSteps,
  cartsBefore: cartSteps,
  guide: guideSteps,
  guideBefore: guideSteps,
  /** Weeks by their Monday. */
  weeks: z.array(cartSteps.extend({ from: z.string() })),
});
export type FunnelFiguresShape = z.infer<typeof funnelFiguresShape>;

/** The figures of a week by mail, every Monday: of one site, of all, or not at all. */
export const figureMailShape = z.object({
  '@type': z.literal('FigureMail'),
  wanted: z.boolean(),
  channel: z.enum(SITES).nullable(),
});
export const figureMailInput = z.object({
  wanted: z.boolean(),
  channel: z.enum(SITES).nullable().default(null),
});
