import { z } from 'zod';
import { named, oneOf } from '#kit/described-shape.ts';
import { LEAVING_OFFERS } from '#kit/leaving-offers.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { animalShape, MOST_ANIMALS } from '#modules/animals/contracts.ts';
import { LEFT_WORDS, MOST_SHARE } from '#modules/bowls/rules/index.ts';
import { postalAddressShape, postalAddressWith } from '#modules/customers/contracts.ts';
import { orderShape } from '#modules/orders/contracts.ts';
import { FREQUENCIES } from '#modules/orders/rules/index.ts';
import { promisedShape } from '#modules/promotions/contracts.ts';
import { pickupAddressShape } from '#modules/shipping/contracts.ts';
import {
  ABORT_REASONS,
  AFTER_WAIT,
  ALERT_ACTORS,
  ALERT_CODES,
  PLAN_B_CHOICES,
  WAIT_DAYS,
} from './rules/index.ts';

/** Refusals a change of a subscription can cause, each with its HTTP status. */
export const refusals = {
  /** No such subscription, draft or order exists for this caller. */
  'subscription.unknown': 404,
  /** Somebody else changed it meanwhile. */
  'subscription.stale': 409,
  /** The next delivery leaves too soon to be changed, or is being paid. */
  'subscription.locked': 422,
  'subscription.paused': 422,
  'subscription.stopped': 422,
  /** It is not paused. */
  'subscription.running': 422,
  /** A delivery must contain at least one line. */
  'subscription.empty': 422,
  /** It can be ended only after its second delivery. */
  'subscription.minimum': 422,
  /** No discount is offered for this reason, or it was taken before. */
  'subscription.no_offer': 422,
  /** Immediate dispatch was requested before. */
  'subscription.shipping_now': 409,
  /** The date is too early or too late. */
  'subscription.date': 422,
  /** A one-off product can be added only to the next delivery. */
  'subscription.until': 422,
  'subscription.once_only': 422,
  /** The contents fit no parcel of the chosen delivery method. */
  'subscription.too_heavy': 422,
  /** Its relay point is in another country than the address. */
  'subscription.relay_country': 422,
  'subscription.change_unknown': 404,
  /** A later change exists. */
  'subscription.undo_superseded': 409,
  /** The change cannot be undone, or no longer. */
  'subscription.undo_late': 422,
  /** It shares a parcel with another subscription. */
  'subscription.together': 422,
  /** The deliveries differ in destination or method, are more than a week apart, or exceed one parcel. */
  'subscription.not_together': 422,
  /** It shares no parcel. */
  'subscription.alone': 422,
  'subscription.item_unknown': 404,
  /** The animal does not belong to this customer. */
  'subscription.animal_unknown': 422,
  /** The replacement is for another species. */
  'subscription.other_species': 422,
  /** The replacement is the same variant. */
  'subscription.same_item': 422,
  /** For a substitute: it is the line itself, sold only once, larger than the missing pieces, or much more expensive. */
  'subscription.plan_b_same': 422,
  'subscription.plan_b_once_only': 422,
  'subscription.plan_b_too_big': 422,
  'subscription.plan_b_too_dear': 422,
  /** Only a delivery to a relay point can have an alternative point, and it must be a different one. */
  'subscription.not_relay': 422,
  'subscription.same_point': 422,
  'subscription.coupon_not_applied': 404,
  'subscription.card_unknown': 422,
  'subscription.address_unknown': 422,
  'subscription.country': 422,
  'subscription.shipping_method': 422,
  /** The account has a subscription that has not ended, so it cannot be deleted. */
  'subscription.active': 422,
} as const satisfies RefusalCatalogue;

const item = (type: string) => ({
  '@context': z.string().optional().describe('Address of what the keys mean (JSON-LD)'),
  '@id': z.string().describe('Path of it, which names it in other calls'),
  '@type': z.literal(type).describe('What it is'),
});
const text = z.string().nullable();
const cents = z.int();
/** A civil date, `2026-12-04`. */
const civilDate = z.string();

export const frequencyShape = named(
  'Frequency',
  'How often one may deliver.',
  z.object({
    code: z.int().describe('What other calls name it by: its number of days'),
    days: z.int().describe('Days between two deliveries'),
    position: z.int().describe('Where it stands in a list'),
    label: z.string().describe('In French, to show'),
    description: text.describe('More of it, in French'),
  }),
);

export const subscriptionStatuses = z.enum([
  'active',
  'awaiting_payment',
  'payment_failed',
  'error',
  'product_unavailable',
  'pickuppoint_unavailable',
  'promotion_unavailable',
  'invalid_promotion',
  'paused',
  'stopped',
]);

const planBShape = z
  .object({
    choice: z
      .enum(PLAN_B_CHOICES)
      .describe(
        '`replace`: another variant comes; `without`: the rest leaves without it; `wait`: the delivery waits',
      ),
    replacement: z
      .object({
        variantCode: z.string().describe('Code of the variant'),
        productName: z.string().describe('Name of the product, in French'),
        variantName: z.string().describe('Name of the format'),
      })
      .nullable()
      .describe('What comes instead; null unless something does'),
    waitDays: z.int().nullable().describe('Days it waits at most; null unless it waits'),
    afterWait: z
      .enum(AFTER_WAIT)
      .nullable()
      .describe('After waiting in vain: the rest leaves `without` it, or the delivery is left out'),
  })
  .nullable()
  .describe('What was chosen for when it is missing on the day; null: the rest leaves without it');

const subscriptionItemShape = named(
  'SubscriptionItem',
  'A line of a subscription.',
  z.object({
    id: z.int().describe('Number of the line, to change it or take it off'),
    variantCode: z.string().describe('Code of the variant'),
    productName: z.string().describe('Name of the product, in French'),
    variantName: z.string().describe('Name of the format'),
    productSlug: z.string().describe('Last part of the address of its page'),
    variantSlug: z.string().describe('Names the format in that address'),
    imageUrl: text.describe('Its picture, from the root of the site'),
    quantity: z.int().describe('Pieces in the next delivery'),
    laterQuantity: z.int().describe('Pieces in each delivery after it'),
    unitPrice: cents.describe('Cents of a piece in the next delivery, before promotions'),
    pricePerKilo: cents
      .nullable()
      .describe('Cents of a kilo at that price; null where it is no food'),
    available: z.boolean().describe('Whether it can be delivered'),
    animals: z
      .array(
        z.object({
          '@id': z.string().describe('Path of the animal'),
          name: z.string().describe('What it is called'),
        }),
      )
      .describe('Whom it feeds; empty while nobody said'),
    planB: planBShape,
    runsOut: z
      .object({
        from: civilDate.describe('Hardly ever before'),
        likely: civilDate.describe('The likely day'),
        until: civilDate.describe('Hardly ever later'),
        deliveredGrams: z
          .int()
          .describe('Grams of all that came of it last: what an answer is a share of'),
      })
      .nullable()
      .describe(
        'Civil days on which what came of it is gone, by the rations of those it feeds and what was answered; null while no animal, no ration or no delivery is known',
      ),
  }),
);

export const subscriptionShape = named(
  'Subscription',
  'Deliveries that come by themselves. Amounts are cents, tax included.',
  z.object({
    ...item('Subscription'),
    code: z.string().describe('Its code, which names it in other calls'),
    name: z
      .string()
      .describe('In French, to show: after the animals it feeds, or else after what it holds'),
    shared: z
      .boolean()
      .describe('It is another customer’s, who shares it: no card, bill or code is shown'),
    version: z
      .int()
      .describe('Send it back as `If-Match: "7"` to be refused when somebody wrote meanwhile'),
    status: subscriptionStatuses.describe('How it stands'),
    frequency: frequencyShape.describe('How often it delivers'),
    nextShippingDate: civilDate
      .nullable()
      .describe('Day the next delivery leaves; null when there is none'),
    nextDeliveryState: z
      .enum(['planned', 'paying', 'waiting', 'late'])
      .describe(
        '`planned`; `paying`: ordered, its payment is awaited; `waiting`: for a product, as its customer chose; `late`: its day has passed and it is not ordered',
      ),
    waitsUntil: civilDate
      .nullable()
      .describe('Last day the next delivery waits for a product; null: it waits for nothing'),
    proposedDate: civilDate
      .nullable()
      .describe(
        'A better day for the next delivery, after an answer about what is left; nothing moves until it is chosen',
      ),
    modificationLimitDate: civilDate
      .nullable()
      .describe('The last day of changes, that whole day included'),
    editable: z.boolean().describe('Whether the next delivery may still be changed'),
    deliveriesDone: z.int().describe('Deliveries so far'),
    discountPercent: z.int().describe('Per cent a subscription takes off a single purchase'),
    items: z.array(subscriptionItemShape).describe('What comes'),
    draftOrders: z.array(z.string()).describe('Paths of the deliveries that are prepared'),
    shippingAddress: postalAddressShape.describe('Where it goes'),
    billingAddress: postalAddressShape
      .nullable()
      .describe('Who pays; null for whom it is shared with'),
    shippingMethod: z.string().describe('Path of the way it is sent'),
    pickupPoint: pickupAddressShape
      .extend({ available: z.boolean().describe('Whether it takes parcels') })
      .nullable()
      .describe('Relay point it waits at; null when it goes to the address'),
    nextPickupPoint: pickupAddressShape
      .nullable()
      .describe('Relay point agreed for when that one takes no parcels; null while none is'),
    paymentCard: z
      .object({
        '@id': z.string().describe('Path of the card'),
        brand: z.string().describe('Such as `visa`'),
        last4: z.string().describe('Its last four digits'),
        expMonth: z.int().describe('Month it ends with'),
        expYear: z.int().describe('Year it ends with'),
        expiry: z.string().describe('Both, as `11/2026`'),
      })
      .nullable()
      .describe('Card the deliveries are charged to'),
    promotions: z
      .array(
        z.object({
          code: z.string().describe('Code of the promotion'),
          name: z.string().describe('Its name, in French'),
          couponCode: text.describe('Coupon that brought it'),
          amount: cents.describe('Cents it takes off, negative'),
        }),
      )
      .describe('Promotions of the next delivery'),
    couponCodes: z.array(z.string()).describe('Coupons it carries'),
    promisedDeliveries: z
      .array(promisedShape)
      .describe('What it was promised on its first deliveries and has not all had yet'),
    alerts: z
      .array(
        z.object({
          code: z.enum(ALERT_CODES).describe('What it is'),
          severity: z
            .enum(['warning', 'error'])
            .describe('`error`: nothing comes until it is mended'),
          actor: z.enum(ALERT_ACTORS).describe('Who has to act'),
          until: civilDate.nullable().describe('Last day to do it; null: there is no hurry'),
          cause: z.string().describe('What happened, in French'),
          nextStep: z.string().describe('What to do about it, in French'),
        }),
      )
      .describe('What its customer should know'),
    total: cents.describe('Cents of the next delivery'),
    laterTotal: cents
      .nullable()
      .describe('Cents of the delivery after the next, at today’s prices; null: none is planned'),
    effectiveOn: civilDate
      .nullable()
      .describe(
        'Date of the first delivery a change of date or rhythm counts for; null when nothing changed',
      ),
    shipNow: z
      .object({
        askedAt: z.string().describe('When it was asked'),
        dueAt: z.string().describe('When it will have left'),
      })
      .nullable()
      .describe('It was asked to leave at once'),
    pausedUntil: civilDate.nullable().describe('Day it goes on after a pause'),
    stoppedAt: text.describe('When it was stopped'),
    stoppableOn: civilDate
      .nullable()
      .describe('From when on it may be stopped; null: now, or it is already'),
    endsOn: civilDate
      .nullable()
      .describe(
        'Day on which the notice its customer gave takes effect; null: no notice was given',
      ),
  }),
);
export type SubscriptionShape = z.infer<typeof subscriptionShape>;

export const draftShape = named(
  'Draft',
  'A delivery that is prepared: an order with its day.',
  orderShape.extend({
    shippingDate: civilDate.describe('Day it leaves'),
    modificationLimitDate: civilDate.describe('The last day of changes, that whole day included'),
    editable: z.boolean().describe('Whether it may still be changed'),
  }),
);
export type DraftShape = z.infer<typeof draftShape>;

export const abortReasonShape = named(
  'AbortReason',
  'Why people stop.',
  z.object({
    code: z.string(),
    position: z.int(),
    label: z.string(),
    /**
     * Suggested instead of leaving: changes the customer can make anyway, and a discount given once;
     * none may block leaving.
     */
    offers: z.array(z.enum(LEAVING_OFFERS)),
  }),
);

export const upsellShape = named(
  'SubscriptionUpsell',
  'What goes with a subscription.',
  z.object({
    ...item('ProductVariant'),
    code: z.string(),
    name: z.string(),
    productName: z.string(),
    productSlug: z.string(),
    variantSlug: z.string(),
    imageUrl: text,
    /** Whether it can come with every delivery; otherwise only with the next one. */
    subscribable: z.boolean(),
    /** Price of a piece in a delivery. */
    unitPrice: cents,
    pricePerKilo: cents
      .nullable()
      .describe('Cents of a kilogram of food; null for what is no food'),
    reason: z.string(),
  }),
);
export type UpsellShape = z.infer<typeof upsellShape>;

/** The subscription version a change is based on, as returned in the `ETag` header: `"7"`. */
export const seenVersion = z.object({
  'if-match': z
    .string()
    .optional()
    .describe(
      'The ETag of the subscription the change was decided on. When somebody changed it since, the ' +
        'change is refused (409) with the subscription as it stands, under `subscription`.',
    ),
});

/** A change refused because the subscription changed since its customer read it. */
export const staleSubscriptionShape = named(
  'StaleSubscription',
  'A change refused because the subscription is no longer what its customer saw.',
  z.object({
    '@context': z.string(),
    '@type': z.literal('hydra:Error'),
    'hydra:title': z.string(),
    'hydra:description': z.string(),
    /** The current subscription. */
    subscription: subscriptionShape.optional(),
  }),
);

/** `next`: only the next delivery; `all`: the next and all later ones. */
const scope = z.enum(['next', 'all']).default('next');
export type Scope = z.output<typeof scope>;
export const scoped = z.object({ scope });

const path = z
  .string()
  .max(255)
  .regex(/^\P{Cc}*$/u);
const quantity = z.int().min(1).max(9999);

export const dateChange = z.object({ date: z.iso.date(), scope });
export const frequencyChange = z.object({
  frequency: oneOf(FREQUENCIES.map(({ code }) => code)).describe('Days between two deliveries'),
  scope,
});
export const itemAddition = z.object({
  productVariant: path,
  quantity,
  scope,
  upsell: z.boolean().nullish(),
});
export const itemChange = z.object({ quantity, scope });
export const itemAnimals = z.object({
  animals: z
    .array(path)
    .max(MOST_ANIMALS)
    .describe('Paths of the animals it feeds, in place of those before; none: nobody said'),
});
/** What to do when a line is out of stock on the dispatch day. */
export const planBChange = z.discriminatedUnion('choice', [
  z.object({
    choice: z.literal('replace'),
    productVariant: path.describe('Path of the variant that comes instead'),
  }),
  z.object({ choice: z.literal('without') }),
  z.object({
    choice: z.literal('wait'),
    days: oneOf(WAIT_DAYS).describe('Days the delivery waits at most'),
    afterwards: z.enum(AFTER_WAIT).describe('What happens after waiting in vain'),
  }),
]);
export type PlanBChange = z.output<typeof planBChange>;
export const nextPointChange = z.object({
  pickupPoint: path.nullable().describe('Path of the relay point; null: none any more'),
});
/** How much of a food is left, compared with its last delivery. */
export const bowlAnswer = z.union([
  z.object({
    share: z
      .number()
      .min(0)
      .max(MOST_SHARE)
      .describe('As a share of what came last: 0.5 is half of it'),
  }),
  z.object({ left: z.enum(LEFT_WORDS).describe('In a word') }),
]);
export type BowlAnswer = z.infer<typeof bowlAnswer>;
/** Product lists of a guide for one animal, as stored with the lines of an order. */
export const GUIDE_LISTS = ['kibble_guide', 'mixed_menu'] as const;
export type GuideList = (typeof GUIDE_LISTS)[number];
/** The animal for which the guide suggested the food of an order. */
export const orderAnimal = z.object({
  animal: path,
  lists: z
    .array(z.enum(GUIDE_LISTS))
    .max(GUIDE_LISTS.length)
    .default([...GUIDE_LISTS])
    .describe('The guides that were answered for it; both when left out'),
});
export const itemReplacement = z.object({
  productVariant: path.describe('Path of the variant that comes instead'),
  quantity: quantity.describe('Pieces of it'),
  scope,
  overlap: z
    .boolean()
    .default(false)
    .describe('A piece of what goes comes once more with the next delivery, to pass over slowly'),
});
export type ItemReplacement = z.output<typeof itemReplacement>;
export const shippingChange = z.object({
  shippingMethod: path,
  pickupPoint: path.nullish(),
  scope,
});
export const couponAddition = z.object({ couponCode: path, scope });
/** An address from the customer's book, or the fields of a new one. */
export const addressChange = z.union([
  z.object({ address: path, scope }),
  postalAddressWith({ scope }),
]);
export type AddressChange = z.output<typeof addressChange>;
/** A saved card, or a completed setup that saved one. */
export const paymentChange = z.union([
  z.object({ paymentCard: path }),
  z.object({ paymentRequest: path }),
]);
export type PaymentChange = z.output<typeof paymentChange>;
export const abortion = z.object({
  reason: z.enum(ABORT_REASONS).describe('Why; before the second delivery only `pet_gone` ends it'),
  message: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .regex(/^[\P{Cc}\t\r\n]*$/u),
});
export const leavingDiscount = z.object({
  reason: z.enum(ABORT_REASONS).describe('Why they were about to stop: the offer is made for it'),
});
export const shippingNow = z.object({});
export const pausing = z.object({ until: z.iso.date().nullish() });
export const resuming = z.object({ date: z.iso.date().nullish() });

export const changeShape = named(
  'SubscriptionChange',
  'A change of a subscription, as its history tells it.',
  z.object({
    ...item('SubscriptionChange'),
    id: z.int().describe('Names it, to undo it'),
    at: z.string().describe('When it was made'),
    actor: z.enum(['customer', 'shop', 'staff', 'member']).describe('Who made it'),
    by: z.string().nullable().describe('First name of who shares it; null for everybody else'),
    kind: z.string().describe('What was changed, such as `date`'),
    scope: z
      .enum(['next', 'all'])
      .nullable()
      .describe('For the next delivery alone, or for all; null where that is no question'),
    undone: z.boolean().describe('It was taken back'),
    undoable: z.boolean().describe('It may be taken back now'),
  }),
);
export type ChangeShape = z.infer<typeof changeShape>;
export const undoing = z.object({});

/** A change to preview: the body the change itself would have. Nothing is written. */
export const changePreview = z
  .discriminatedUnion('change', [
    z.object({ change: z.literal('date'), ...dateChange.shape }),
    z.object({ change: z.literal('postpone') }),
    z.object({ change: z.literal('skip') }),
    z.object({ change: z.literal('frequency'), ...frequencyChange.shape }),
    z.object({
      change: z.literal('quantities'),
      items: z
        .array(z.object({ id: z.int().min(1), quantity }))
        .min(1)
        .max(100),
      scope,
    }),
    z.object({
      change: z.literal('add'),
      productVariant: path,
      quantity,
      scope,
    }),
    z.object({
      change: z.literal('replace'),
      id: z.int().min(1),
      ...itemReplacement.shape,
    }),
    z.object({
      change: z.literal('suit'),
      id: z.int().min(1),
      productVariant: path,
      quantity,
      frequency: frequencyChange.shape.frequency,
    }),
    z.object({ change: z.literal('remove'), id: z.int().min(1), scope }),
    z.object({ change: z.literal('pause'), ...pausing.shape }),
    z.object({ change: z.literal('resume'), ...resuming.shape }),
    z.object({ change: z.literal('leaving_discount'), ...leavingDiscount.shape }),
  ])
  .describe('The change that is thought of, as its own operation takes it');
export type ChangePreview = z.output<typeof changePreview>;

const comingDeliveries = z
  .array(
    z.object({
      shippingDate: civilDate.describe('Day it leaves'),
      total: cents.describe('Cents it costs, at the prices and offers known today'),
      lastsUntil: civilDate
        .nullable()
        .describe('Day the first of its foods is likely gone; null while nobody said who eats it'),
    }),
  )
  .describe('The next six, the first one first; none while nothing is planned');

export const previewShape = named(
  'SubscriptionPreview',
  'The next six deliveries as they are, and as they would be.',
  z.object({
    ...item('SubscriptionPreview'),
    version: z.int().describe('The version of the subscription it was computed on'),
    before: comingDeliveries,
    after: comingDeliveries,
  }),
);
export type PreviewShape = z.infer<typeof previewShape>;

const householdPerson = z.object({
  /** Id of their account. */
  customer: z.int(),
  name: z.string(),
  email: z.string(),
  joinedAt: z.string(),
});

/** The subscriptions of one customer, as the team lists them. */
export const customerSubscriptionsShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerSubscriptions'),
  subscriptions: z.array(
    z.object({
      code: z.string(),
      status: subscriptionStatuses,
      /** Days between two deliveries. */
      frequency: z.int(),
      nextShippingDate: z.string().nullable(),
      deliveriesDone: z.int(),
    }),
  ),
  /** People who share this customer's subscriptions, and those whose subscriptions the customer shares. */
  household: z.object({ members: z.array(householdPerson), shared: z.array(householdPerson) }),
});
export type CustomerSubscriptionsShape = z.infer<typeof customerSubscriptionsShape>;

/** A change somebody made to subscriptions that a household shares. */
const householdEntry = z.object({
  at: z.string(),
  by: z.enum(['owner', 'member', 'shop']),
  byName: z.string().nullable().describe('First name; null for the shop, and of who left for good'),
  kind: z.string().describe('What was changed, such as `date`'),
  subscription: z.string().describe('Code'),
  subscriptionName: z.string(),
  undone: z.boolean(),
});
export type HouseholdEntry = z.infer<typeof householdEntry>;

export const householdShape = named(
  'Household',
  'Who shares the subscriptions of a customer, and whose the customer shares.',
  z.object({
    '@context': z.string().optional(),
    '@id': z.string(),
    '@type': z.literal('Household'),
    members: z.array(
      z.object({
        id: z.int().describe('Of the sharing'),
        firstName: z.string(),
        email: z.string(),
        joinedAt: z.string(),
      }),
    ),
    invitations: z.array(z.object({ id: z.int(), email: z.string(), lastDay: z.iso.date() })),
    shared: z
      .array(
        z.object({
          id: z.int().describe('Of the sharing'),
          ownerName: z.string().describe('First name'),
          reminders: z.boolean().describe('Whether the caller gets a copy of the reminders'),
          joinedAt: z.string(),
          animals: z.array(animalShape),
          subscriptions: z.array(subscriptionShape),
        }),
      )
      .describe('What others share with the caller'),
    log: z.array(householdEntry).describe('What was changed, by whom, newest first'),
  }),
);
export type HouseholdShape = z.infer<typeof householdShape>;

const parcelMember = z.object({
  code: z.string().describe('Code of the subscription'),
  name: z.string().describe('In French, to show'),
  shippingDate: civilDate.describe('Day its next delivery leaves as it stands'),
  total: cents.describe('Cents of that delivery in one parcel with the others'),
  alone: cents.describe('Cents of it in a parcel of its own'),
});
const sharedParcel = z.object({
  on: civilDate.describe('Day the parcel leaves'),
  saved: cents.describe('Cents that all of it costs less than in parcels of their own'),
  members: z.array(parcelMember),
});

export const parcelsShape = named(
  'SharedParcels',
  'Which next deliveries of a household leave in one parcel, and which could.',
  z.object({
    '@context': z.string().optional(),
    '@id': z.string(),
    '@type': z.literal('SharedParcels'),
    parcels: z
      .array(sharedParcel.extend({ editable: z.boolean().describe('Whether it may be undone') }))
      .describe('Those that do'),
    offers: z.array(sharedParcel).describe('Pairs that could, what saves most first'),
  }),
);
export type ParcelsShape = z.infer<typeof parcelsShape>;

/** The other subscription to share the parcel with. */
export const parcelJoining = z.object({ with: z.string().max(40).describe('Its code') });
