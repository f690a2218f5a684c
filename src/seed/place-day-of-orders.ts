import { setTimeout as wait } from 'node:timers/promises';
import { siteDelivering } from '#kit/sites.ts';
import { findLotLevels, receiveDelivery } from '#modules/catalog/server/index.ts';
import { postalAddressInput } from '#modules/customers/contracts.ts';
import { findCustomerByEmail } from '#modules/customers/server/index.ts';
import { registerAccount } from '#modules/identity/server/index.ts';
import { findPointNear } from '#modules/shipping/server/index.ts';
import { stopwatch } from '#platform/clock.ts';
import { eventLoopDelay } from '#platform/event-loop.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { firstNames, lastNames, streets, suppliers, towns } from '../../seeds/orders/everyday.ts';
import { team } from '../../seeds/staff/team.ts';
import { chosen, oneOf, plainName } from './chosen.ts';
import { fillCart } from './fill-cart.ts';
import { openSuppliers } from './open-suppliers.ts';
import { payByCard } from './pay-by-card.ts';

/** The setting with the day orders are placed for and how many were placed: `2026-11-26 120`. */
const PLACED = 'demo-orders';
/** A run ends before the next one is scheduled, so that two do not overlap. */
const RUN_MS = 55_000;
/** Pause between two orders, in average delays of the event loop: an idle process goes on at once. */
const PAUSES_PER_DELAY = 20;
/** Longest pause between two orders, in milliseconds. */
const LONGEST_PAUSE_MS = 2_000;
/** Maximum weight in grams of what is sent to a pickup point. */
const LIGHT = 10_000;
/** Minimum stock: articles with fewer pieces are left for people trying the shop. */
const PLENTY = 30;
/** Number of pieces of each received lot. */
const DELIVERED = 60;

interface Article {
  code: string;
  grossGrams: number;
}

/**
 * Places today's orders, up to `count`, through the commands that serve customers: they wait to be packed, with lots in stock.
 * Deterministic for a day, except for sold out articles. One order at a time, and the slower, the more the
 * process is late with the requests of visitors; an interrupted run is resumed.
 */
export async function placeDayOfOrders(
  appContext: AppContext,
  count: number,
  stopping?: AbortSignal,
): Promise<void> {
  // Other card providers do not accept invented cards.
  if (appContext.config.PAYMENT_PROVIDER !== 'sandbox') return;
  const elapsed = stopwatch();
  const delay = eventLoopDelay();
  const day = appContext.clock.today();
  let articles: Article[] | undefined;
  while (elapsed() < RUN_MS && !stopping?.aborted) {
    const nth = await takeNumber(appContext, day, count);
    if (nth === null) return;
    if (nth === 1) await fillShelves(appContext, day);
    articles ??= await findArticles(appContext);
    if (articles.length === 0) return;
    await placeOrder(appContext, { articles, day, nth });
    await wait(Math.min(LONGEST_PAUSE_MS, PAUSES_PER_DELAY * delay()));
  }
}

/** The number of the next order of a day, from 1: each is given once. Null: all are placed. */
const takeNumber = (
  appContext: AppContext,
  date: Temporal.PlainDate,
  count: number,
): Promise<number | null> =>
  transact(appContext, async ({ tx }) => {
    const day = date.toString();
    await tx
      .insertInto('settings')
      .values({ name: PLACED, value: `${day} 0` })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await tx
      .selectFrom('settings')
      .select('value')
      .where('name', '=', PLACED)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const [of, placed] = value.split(' ');
    const nth = of === day ? Number(placed) + 1 : 1;
    if (nth > count) return null;
    await tx
      .updateTable('settings')
      .set({ value: `${day} ${nth}` })
      .where('name', '=', PLACED)
      .execute();
    return nth;
  });

const findArticles = ({ db }: AppContext): Promise<Article[]> =>
  db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.code', 'v.gross_grams as grossGrams'])
    .where('v.visible', '=', true)
    .where('p.status', '=', 'sold')
    .where('v.on_hand', '>=', PLENTY)
    .orderBy('v.code')
    .execute();

/** Receives a delivery from each supplier, for articles in good stock that have no lot. */
async function fillShelves(appContext: AppContext, day: Temporal.PlainDate): Promise<void> {
  const articles = await findArticles(appContext);
  const levels = await findLotLevels(
    appContext.db,
    articles.map(({ code }) => code),
  );
  const inLots = new Map<string, number>();
  for (const { variantCode, lot, quantity } of levels)
    if (lot !== '') inLots.set(variantCode, (inLots.get(variantCode) ?? 0) + quantity);
  const found = articles.filter(({ code }) => (inLots.get(code) ?? 0) < DELIVERED / 2);
  const keeper = team.find(({ role }) => role === 'logistics')?.name ?? '';
  await openSuppliers(appContext, keeper);
  const lot = `L${day.toString().slice(2).replaceAll('-', '')}`;
  for (const [index, supplier] of suppliers.entries()) {
    const lines = found
      .filter((_, at) => at % suppliers.length === index)
      .map(({ code }) => ({
        code,
        quantity: DELIVERED,
        lot: `${lot}${String.fromCharCode(65 + index)}`,
        bestBefore: day.add({ days: 120 + chosen(400, code) }).toString(),
        place: `${String.fromCharCode(65 + chosen(6, code, 'row'))}-${String(1 + chosen(24, code, 'shelf')).padStart(2, '0')}`,
      }));
    const note = `BL-${lot.slice(1)}-${index + 1}`;
    if (lines.length > 0)
      await transact(appContext, (work) =>
        receiveDelivery(work, keeper, { supplier, note, lines }),
      );
  }
}

interface Wanted {
  articles: readonly Article[];
  day: Temporal.PlainDate;
  nth: number;
}

async function placeOrder(appContext: AppContext, { articles, day, nth }: Wanted) {
  const buyer = buyerOf(nth);
  const items = new Map<string, number>();
  let grams = 0;
  for (let line = 0; line <= chosen(3, nth, 'lines'); line += 1) {
    const { code, grossGrams } = oneOf(articles, day.toString(), nth, 'article', line);
    const quantity = grossGrams > 3000 ? 1 : 1 + chosen(3, nth, 'pieces', line);
    if (items.has(code)) continue;
    items.set(code, quantity);
    grams += quantity * grossGrams;
  }
  const { position, email, site, firstName, lastName, gender, ...place } = buyer;
  const point =
    grams < LIGHT && chosen(3, nth, 'relay') === 0
      ? await findPointNear(appContext, {
          code: '',
          ...position,
          countryCode: place.countryCode,
          grams,
        })
      : null;
  const existing = await findCustomerByEmail(appContext.db, email);
  const person = { email, firstName, lastName, gender, birthday: null, phoneNumber: null };
  const customerId =
    existing?.id ??
    (await transact(appContext, (work) =>
      registerAccount(work, { ...person, subscribedToNewsletter: false }, null, site),
    ));
  const cart = await fillCart(appContext, {
    customerId,
    email,
    site,
    items: [...items],
    payment: 'card',
    frequency: null,
    address: postalAddressInput.parse({ ...place, firstName, lastName }),
    delivery: {
      methodCode: point ? 'relay_standard' : 'home_standard',
      point: point?.code ?? null,
    },
  });
  await payByCard(appContext, cart, customerId);
}

/** The buyer of the nth order of a day; buyers repeat on other days. */
function buyerOf(nth: number) {
  const person = (nth * 37) % (firstNames.length * lastNames.length);
  const [firstName, gender] = firstNames[person % firstNames.length] ?? ['Agathe', 'f'];
  const lastName = lastNames[Math.floor(person / firstNames.length)] ?? 'Aubert';
  const town = oneOf(towns, person, 'town');
  return {
    ...town,
    firstName,
    lastName,
    gender,
    email: `${plainName(firstName)}.${plainName(lastName)}@clients.gamelle.test`,
    site: siteDelivering(town.countryCode),
    street: `${1 + chosen(90, person, 'number')} ${oneOf(streets, person, 'street')}`,
  };
}
