import { t } from '#i18n/catalogue.server.ts';
import { toCivilDate } from '#kit/dates.ts';
import { animalPath, describeAnimals } from '#modules/animals/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { OrderReviewsShape, OwnReviewShape } from '../contracts.ts';
import { ageText } from './age-text.ts';
import type { OpenedReviews } from './open-reviews.ts';

/** The products of an order, each once, with their reviews. */
export async function readOrderReviews(
  db: Db | Tx,
  { orderId, customerId, isInvited }: OpenedReviews,
  key: string,
  today: Temporal.PlainDate,
): Promise<Omit<OrderReviewsShape, 'imageTicket'>> {
  const order = await db
    .selectFrom('orders as o')
    .leftJoin('shipments as s', 's.order_id', 'o.id')
    .select(['o.number', 's.delivered_at as deliveredAt'])
    .where('o.id', '=', orderId)
    .orderBy('s.id')
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_items as i')
    .innerJoin('products as p', 'p.sku', 'i.product_sku')
    .select(['p.id', 'p.sku', 'i.product_name as name', 'i.product_slug as slug'])
    .select('i.picture_hash as pictureHash')
    .where('i.order_id', '=', orderId)
    .orderBy('i.id')
    .execute();
  const reviews = await db
    .selectFrom('reviews')
    .select(['product_id', 'rating', 'title', 'comment', 'author', 'status', 'version'])
    .select([
      'written_on',
      'animal_id',
      'pet as shown',
      'photo_url',
      'rejected_for',
      'rejected_note',
    ])
    .where('order_id', '=', orderId)
    .execute();
  const animals = customerId === null ? [] : await describeAnimals(db, customerId);
  const products = [...new Map(lines.map((line) => [line.sku, line])).values()];
  return {
    '@id': `/api/v2/shop/order-reviews/${key}`,
    '@type': 'OrderReviews',
    deliveredOn: order.deliveredAt && dayOf(order.deliveredAt),
    number: isInvited ? null : order.number,
    products: products.map(({ id, ...product }) => {
      const review = reviews.find(({ product_id }) => product_id === id);
      return { ...product, review: review ? present(review) : null };
    }),
    animals: animals.map(({ id, species, breed, birthday, name }) => ({
      '@id': animalPath(id),
      species: species as 'dog' | 'cat',
      breed,
      age: ageText(birthday, today),
      name: isInvited ? null : name,
    })),
    isInvited,
  };
}

interface Row {
  rating: number;
  title: string;
  comment: string;
  author: string | null;
  status: OwnReviewShape['status'];
  version: number;
  written_on: string;
  animal_id: number | null;
  shown: OwnReviewShape['pet'];
  photo_url: string | null;
  rejected_for: string | null;
  rejected_note: string | null;
}

function present({ rating, title, comment, author, status, version, shown, ...row }: Row) {
  return {
    rating,
    title,
    comment,
    author,
    status,
    version,
    writtenOn: row.written_on,
    animal: row.animal_id === null ? null : animalPath(row.animal_id),
    pet: shown && {
      species: shown.species,
      name: shown.name,
      age: shown.age,
      breed: shown.breed,
    },
    photo: row.photo_url === null ? null : { url: row.photo_url },
    rejectedFor: row.rejected_for && t(`reviews.reasons.${row.rejected_for}`),
    rejectedNote: row.rejected_note,
  };
}

const dayOf = (moment: Date) =>
  toCivilDate(Temporal.Instant.fromEpochMilliseconds(moment.getTime())).toString();
