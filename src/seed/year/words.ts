import { receiveMessage, replyToMessage } from '#modules/contact/server/index.ts';
import { readReview, writeReview } from '#modules/reviews/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { ReviewText } from '../../../seeds/reviews/review-text.ts';
import { catKibbleTexts } from '../../../seeds/reviews/texts-cat-kibble.ts';
import { dogKibbleTexts } from '../../../seeds/reviews/texts-dog-kibble.ts';
import { typesetText } from '../../../seeds/typeset.ts';
import { yearMessages } from '../../../seeds/year/messages.ts';
import { chosen } from '../chosen.ts';
import type { Colleague } from './after-sale.ts';
import { findOwn } from './buy.ts';
import { accountOf } from './join.ts';
import type { PastShop } from './past-shop.ts';
import type { YearPerson } from './person.ts';

/** Number of days at the end of the year whose messages may be unanswered. */
const UNANSWERED_DAYS = 3;

const messageOf = ({ nth, animals }: YearPerson) => {
  const [subject, text, answer] = yearMessages[nth % yearMessages.length] ?? ['', '', ''];
  const said = (words: string) =>
    typesetText(words.replaceAll('{nom}', animals[0]?.name ?? 'mon animal'));
  return { subject, text: said(text), answer: said(answer) };
};

/** Creates a message and, some hours later, its reply; some of the last days' messages stay unanswered. */
export async function write(
  shop: PastShop,
  person: YearPerson,
  { support, daysLeft }: { support: Colleague; daysLeft: number },
): Promise<void> {
  const customerId = await accountOf(shop, person);
  if (customerId === null) return;
  const { email, firstName, lastName, site, nth } = person;
  const { subject, text, answer } = messageOf(person);
  const { config } = shop;
  const id = await transact(shop, (work) =>
    receiveMessage(work, {
      email,
      firstName,
      lastName,
      subject,
      orderId: null,
      productName: null,
      message: text,
      files: [],
      customerId,
      channelCode: site,
      supportEmail: config.SUPPORT_EMAIL,
    }),
  );
  if (daysLeft <= UNANSWERED_DAYS && chosen(2, nth, 'answered') === 0) return;
  const hours = 1 + chosen(3, nth, 'hours');
  await transact(shop, (work) =>
    replyToMessage(
      { ...work, now: work.now.add({ hours }) },
      id,
      { text: answer, close: chosen(3, nth, 'closes') > 0 },
      { staff: support, config },
    ),
  );
}

const textsOf = (species: string): readonly ReviewText[] =>
  species === 'cat' ? catKibbleTexts : dogKibbleTexts;

/** Somebody writes a review of the first food of an order that arrived. It is marked as of the demonstration, and read later. */
export async function review(shop: PastShop, person: YearPerson, nth: number): Promise<void> {
  const customerId = await accountOf(shop, person);
  const token = customerId === null ? null : await findOwn(shop, customerId, nth);
  if (customerId === null || !token) return;
  await transact(shop, async (work) => {
    const received = await work.tx
      .selectFrom('orders as o')
      .innerJoin('order_items as i', 'i.order_id', 'o.id')
      .innerJoin('products as p', 'p.sku', 'i.product_sku')
      .innerJoin('shipments as s', 's.order_id', 'o.id')
      .select(['o.id as orderId', 'p.id as productId', 'p.sku', 'p.species', 'p.kind'])
      .where('o.token', '=', token)
      .where('o.state', '<>', 'cancelled')
      .where('s.delivered_at', 'is not', null)
      .orderBy('p.id')
      .execute();
    const of = received.find(({ kind }) => kind === 'kibble');
    if (!of) return;
    const texts = textsOf(of.species);
    const [rating, title, comment] = texts[chosen(texts.length, person.nth, nth, 'text')] ?? [];
    if (rating === undefined || title === undefined || comment === undefined) return;
    const animal = person.animals.find(({ species }) => species === of.species);
    await writeReview(work, {
      opened: { orderId: of.orderId, customerId, isInvited: true },
      sku: of.sku,
      review: {
        rating,
        title: typesetText(title),
        comment: typesetText(comment.replaceAll('{nom}', animal?.name ?? 'Mon animal')),
        author: person.firstName,
        animal: undefined,
        showsAnimalName: false,
        photo: undefined,
      },
      endpoint: undefined,
    });
    await work.tx
      .updateTable('reviews')
      .set({ demo: true })
      .where('order_id', '=', of.orderId)
      .where('product_id', '=', of.productId)
      .execute();
  });
}

/** Moderates the reviews of the year in one batch, so that pages are invalidated once; the latest ones stay pending. */
export async function readReviews(shop: PastShop, until: Temporal.PlainDate): Promise<void> {
  await transact(shop, async (work) => {
    const waiting = await work.tx
      .selectFrom('reviews as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select(['r.id', 'o.number'])
      .where('r.status', '=', 'new')
      .where('r.demo', '=', true)
      .where('r.written_on', '<', until.toString())
      .orderBy('r.id')
      .execute();
    for (const { id, number } of waiting) {
      const isRefused = chosen(40, number ?? '', 'refused') === 0;
      await readReview(work, id, {
        from: 'new',
        decision: isRefused ? 'rejected' : 'accepted',
        reason: isRefused ? 'off_topic' : null,
        note: null,
      });
    }
  });
}
