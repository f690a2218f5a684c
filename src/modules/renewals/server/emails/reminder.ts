import { t } from '#i18n/catalogue.server.ts';
import { longDate } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { money } from '#i18n/money.ts';
import { defined } from '#kit/defined.ts';
import type { Mentioned } from '#modules/life-events/server/index.ts';
import { orderPart, promisesOf } from '#modules/orders/server/index.ts';
import type { Closure } from '#modules/shipping/rules/index.ts';
import { modificationLimit } from '#modules/subscriptions/rules/index.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { paths } from '#pages/paths.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import type { Config } from '#platform/config.ts';
import { DELIVERY_ACTIONS, type Reminder } from '../../rules/index.ts';
import type { DeliveryTokens } from '../delivery-links.ts';
import type { Judged } from '../judge-delivery.ts';
import type { Recipient } from '../mail-to.ts';
import type { PriceRise } from '../price-rises.ts';
import { type CardNamed, nextFacts } from './facts.ts';
import { about, type Named, numberOf, say, write } from './words.ts';

export interface Reminding {
  subscription: Named;
  shippingDate: string;
  /** Days until dispatch. */
  days: number;
  kind: Reminder;
  judged: Judged;
  /** Products whose price rose since the last delivery (commerce-rules SUB-05). */
  rises: readonly PriceRise[];
  /** A closure of the relay point when the parcel would arrive (REL-49). */
  closure: Closure | null;
  captureAt: Config['CAPTURE_AT'];
  /** The card that pays; null when there is none. */
  card: CardNamed | null;
  /** Tokens of the action links. */
  tokens: DeliveryTokens;
  /** Names of the foods whose remaining amount it asks for. */
  foods: readonly string[];
  /** A change in an animal's life that may need other food; null when there is none. */
  lifeEvent: Mentioned | null;
}

/** Reminder of the next delivery: contents, date, amount, what the customer must know and may still change. */
export function reminderMail(to: Recipient, reminding: Reminding) {
  const { subscription, shippingDate, days, kind, judged, rises, closure, captureAt } = reminding;
  const { order, most, obstacle, leftOut, hasLostPromotion, waits, rerouted } = judged;
  // Goods that the delivery waits for are not listed as left out.
  const isWaiting = waits !== null;
  const date = longDate(shippingDate);
  const isNothing = obstacle === 'product';
  return write(to, {
    kind: 'subscription-reminder',
    subject: about(
      subscription,
      say(`reminder.${isNothing ? 'subjectNothing' : 'subject'}`, { date }),
    ),
    heading: say(`reminder.heading.${kind}`, { date, count: days }),
    paragraphs: isNothing ? [] : [say('reminder.body', { date })],
    content: orderPart({
      order,
      origin: to.origin,
      title: isNothing ? say('part.wanted') : null,
      facts: nextFacts({ shippingDate, limit: limitOf(shippingDate), card: reminding.card }),
    }),
    remarks: defined([
      isNothing ? undefined : t(`payments.debit.${captureAt}.reminder`),
      judged.isTogether ? say('reminder.together') : undefined,
      ...promisesOf(order).map(({ text }) => text),
      ...judged.replaced.map(({ productName, quantity, insteadName, pieces }) =>
        say('reminder.replaced', { product: productName, quantity, instead: insteadName, pieces }),
      ),
      isWaiting
        ? say('reminder.waits', {
            products: waits.products.join(', '),
            until: longDate(waits.until),
          })
        : undefined,
      ...(isWaiting ? [] : leftOut).map(({ productName, quantity }) =>
        say('reminder.leftOut', { product: productName, count: quantity }),
      ),
      leftOut.length > 0 && !isWaiting ? say('reminder.choose') : undefined,
      rerouted
        ? say('reminder.rerouted', { closed: rerouted.closed, point: namedPoint(rerouted.to) })
        : undefined,
      most > order.pricing.total || isNothing
        ? say('reminder.most', { total: money(most) })
        : undefined,
      obstacle && !(isWaiting && isNothing) ? say(`reminder.obstacle.${obstacle}`) : undefined,
      closure
        ? say('reminder.closure', { from: longDate(closure.from), to: longDate(closure.to) })
        : undefined,
      hasLostPromotion ? say('reminder.lostPromotion') : undefined,
      ...rises.map(({ productName, before, now }) =>
        say('reminder.rise', { product: productName, before: money(before), now: money(now) }),
      ),
      rises.length > 0 ? say('reminder.freeExit') : undefined,
      changeable(shippingDate, kind),
    ]),
    action: {
      label: say('see'),
      url: to.origin + localizedPath(subscriptionPaths.one(subscription.code)),
    },
    choices: [
      choicesOf(to, reminding.tokens),
      questionOf(to, reminding),
      proposalOf(to, reminding),
    ].flatMap((choices) => choices ?? []),
    notes: [say('reminder.maximum'), numberOf(subscription)],
  });
}

/** The links to pages that ask for confirmation and then act (N-02). */
function choicesOf({ origin }: Recipient, tokens: DeliveryTokens) {
  const links = DELIVERY_ACTIONS.flatMap((action) => {
    if (action === 'left') return [];
    const token = tokens[action];
    const label = say(`reminder.links.${action}`);
    return token ? [{ label, url: origin + localizedPath(mailPaths.deliveryLink(token)) }] : [];
  });
  return links.length > 0 ? { hint: say('reminder.linksHint'), links } : null;
}

/** Each answer links to a page that asks for confirmation with that value; with several foods, it asks for each. */
function questionOf({ origin }: Recipient, { tokens, foods }: Reminding) {
  const { left: token } = tokens;
  const [food, ...others] = foods;
  if (!token || !food) return null;
  const url = origin + localizedPath(mailPaths.deliveryLink(token));
  if (others.length > 0)
    return {
      hint: say('reminder.left.hint'),
      links: [{ label: say('reminder.left.several'), url }],
    };
  return {
    hint: say('reminder.left.hint'),
    title: say('reminder.left.title', { food }),
    links: MAILED_SHARES.map(([name, percent]) => ({
      label: say(`reminder.left.${name}`),
      url: `${url}?reste=${percent}`,
    })),
  };
}

/** Mentioned once, only in this mail: the linked page compares the proposal with the current food. */
function proposalOf({ origin }: Recipient, { lifeEvent }: Reminding) {
  if (!lifeEvent) return null;
  const { kind, animalId, animalName: name } = lifeEvent;
  return {
    hint: say('reminder.life.hint'),
    title: say(`reminder.life.${kind}`, { name }),
    links: [
      { label: say('reminder.life.see'), url: origin + localizedPath(paths.animal(animalId)) },
    ],
  };
}

/** Answers offered in the mail, in percent of the last delivery; the page accepts any value. */
const MAILED_SHARES = [
  ['most', 75],
  ['half', 50],
  ['quarter', 25],
  ['nearlyNothing', 5],
] as const;

const namedPoint = ({ name, street, postcode, city }: NonNullable<Judged['rerouted']>['to']) =>
  `${name}, ${street}, ${postcode} ${city}`;

const limitOf = (shippingDate: string): string =>
  modificationLimit(Temporal.PlainDate.from(shippingDate)).toString();

function changeable(shippingDate: string, kind: Reminder): string {
  return say(`reminder.changeable.${kind}`, { limit: longDate(limitOf(shippingDate)) });
}
