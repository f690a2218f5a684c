import { toCivilDate } from '#kit/dates.ts';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { ageOn } from '#modules/animals/rules/index.ts';
import { animalPath, describeAnimals } from '#modules/animals/server/index.ts';
import { dropImages, holdImage } from '#modules/media/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { OwnReviewInput } from '../contracts.ts';
import { stageOf } from '../rules/index.ts';
import { ageText } from './age-text.ts';
import type { OpenedReviews } from './open-reviews.ts';
import { showRatings } from './show-ratings.ts';
import type { ReviewedAnimal } from './tables.ts';

interface Written {
  opened: OpenedReviews;
  sku: string;
  review: OwnReviewInput;
  /** Base URL of an external image host; undefined when images are stored here. */
  endpoint: string | undefined;
}

/**
 * Saves the single review of a product in a delivered order, or replaces its text. It then waits for the team again,
 * and a published text is hidden. The same text changes nothing.
 * @throws Refusal `review.order` when the order does not contain the product, `review.not_received` before delivery,
 * `review.changed` when it changed since it was read; on `animal` and `photo` when they are not the author's.
 */
export async function writeReview(work: UnitOfWork, written: Written): Promise<void> {
  const { opened, sku, review, endpoint } = written;
  const { productId, order } = await lockReceived(work, opened, sku);
  const before = await lockOwn(work, opened.orderId, productId);
  const animal = await chosenAnimal(work, opened, review, before);
  const isNewPhoto = Boolean(review.photo && review.photo.fileId !== before?.photo_file_id);
  const keepsPhoto = review.photo === undefined || (review.photo !== null && !isNewPhoto);
  const text = {
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    author: review.author,
    animal_id: animal.id,
  };
  if (before && keepsPhoto && isSame(before, { ...text, shown: animal.shown })) return;
  if (review.version !== undefined && review.version !== (before?.version ?? null))
    throw refuse('review.changed');
  const photo = keepsPhoto
    ? { photo_file_id: before?.photo_file_id ?? null, photo_url: before?.photo_url ?? null }
    : await newPhoto(work, opened, review, endpoint);
  const values = {
    ...text,
    pet: animal.shown && JSON.stringify(animal.shown),
    ...photo,
    customer_id: opened.customerId,
    email: order.email,
    status: 'new' as const,
    written_on: work.today.toString(),
    ordered_on: order.placedOn,
    rejected_for: null,
    rejected_note: null,
    decided_at: null,
    version: (before?.version ?? 0) + 1,
  };
  if (before)
    await work.tx.updateTable('reviews').set(values).where('id', '=', before.id).execute();
  else
    await work.tx
      .insertInto('reviews')
      .values({
        ...values,
        product_id: productId,
        order_id: opened.orderId,
        answer: null,
        answered_on: null,
        created_at: new Date(work.now.epochMilliseconds),
      })
      .execute();
  if (before?.photo_file_id && before.photo_file_id !== photo.photo_file_id)
    await dropImages(work, [before.photo_file_id]);
  if (before?.status === 'accepted') await showRatings(work, [productId]);
}

/**
 * Deletes a review with its picture. Idempotent.
 * @throws Refusal `review.order` when the order does not contain the product.
 */
export async function withdrawReview(
  work: UnitOfWork,
  { opened, sku }: Pick<Written, 'opened' | 'sku'>,
): Promise<void> {
  const { productId } = await lockOrdered(work, opened, sku);
  const gone = await work.tx
    .deleteFrom('reviews')
    .where('order_id', '=', opened.orderId)
    .where('product_id', '=', productId)
    .returning(['status', 'photo_file_id'])
    .executeTakeFirst();
  if (gone?.photo_file_id) await dropImages(work, [gone.photo_file_id]);
  if (gone?.status === 'accepted') await showRatings(work, [productId]);
}

/** Locks the order first, so that concurrent reviews of it are serialised. */
async function lockOrdered({ tx }: UnitOfWork, { orderId }: OpenedReviews, sku: string) {
  const order = await tx
    .selectFrom('orders')
    .select(['email', 'state', 'placed_at'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const item = await tx
    .selectFrom('order_items as i')
    .innerJoin('products as p', 'p.sku', 'i.product_sku')
    .select('p.id')
    .where('i.order_id', '=', orderId)
    .where('i.product_sku', '=', sku)
    .executeTakeFirst();
  if (!item) throw refuse('review.order');
  return { productId: item.id, order };
}

async function lockReceived(work: UnitOfWork, opened: OpenedReviews, sku: string) {
  const { productId, order } = await lockOrdered(work, opened, sku);
  const arrived = await work.tx
    .selectFrom('shipments')
    .select('id')
    .where('order_id', '=', opened.orderId)
    .where('delivered_at', 'is not', null)
    .executeTakeFirst();
  const { email, state, placed_at: placedAt } = order;
  if (!arrived || !placedAt || state === 'cancelled') throw refuse('review.not_received');
  const placed = Temporal.Instant.fromEpochMilliseconds(placedAt.getTime());
  return { productId, order: { email, placedOn: toCivilDate(placed).toString() } };
}

const lockOwn = ({ tx }: UnitOfWork, orderId: number, productId: number) =>
  tx
    .selectFrom('reviews')
    .select(['id', 'status', 'version', 'rating', 'title', 'comment', 'author'])
    .select(['animal_id', 'pet as shown', 'photo_file_id', 'photo_url'])
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirst();
type Own = NonNullable<Awaited<ReturnType<typeof lockOwn>>>;

interface Text {
  rating: number;
  title: string;
  comment: string;
  author: string | null;
  animal_id: number | null;
  /** The animal as displayed. */
  shown: ReviewedAnimal | null;
}

/** Whether the text is unchanged; a higher age alone is no change. */
const isSame = (before: Text, after: Text) =>
  before.rating === after.rating &&
  before.title === after.title &&
  before.comment === after.comment &&
  before.author === after.author &&
  before.animal_id === after.animal_id &&
  before.shown?.name === after.shown?.name &&
  Boolean(before.shown) === Boolean(after.shown);

/** The reviewed animal with its current data; one removed from the account stays as stored. */
async function chosenAnimal(
  work: UnitOfWork,
  { customerId }: OpenedReviews,
  { animal, showsAnimalName }: OwnReviewInput,
  before: Own | undefined,
): Promise<{ id: number | null; shown: ReviewedAnimal | null }> {
  if (animal === null) return { id: null, shown: null };
  const path = animal ?? (before?.animal_id ? animalPath(before.animal_id) : undefined);
  if (path === undefined) {
    const shown = before?.shown ?? null;
    return { id: null, shown: shown && { ...shown, name: showsAnimalName ? shown.name : null } };
  }
  const own = customerId === null ? [] : await describeAnimals(work.tx, customerId);
  const found = own.find(({ id }) => animalPath(id) === path || String(id) === path);
  if (!found) throw refuseFields([{ propertyPath: 'animal', code: 'one_of' }]);
  const { years } = ageOn(work.today, Temporal.PlainDate.from(found.birthday));
  return {
    id: found.id,
    shown: {
      species: found.species as 'dog' | 'cat',
      name: showsAnimalName ? found.name : null,
      age: ageText(found.birthday, work.today),
      breed: found.breed,
      stage: stageOf(years),
    },
  };
}

async function newPhoto(
  work: UnitOfWork,
  { customerId }: OpenedReviews,
  { photo }: OwnReviewInput,
  endpoint: string | undefined,
) {
  if (!photo) return { photo_file_id: null, photo_url: null };
  const stored = customerId === null ? null : await holdImage(work, customerId, photo, endpoint);
  if (!stored) throw refuseFields([{ propertyPath: 'photo', code: 'invalid' }]);
  return { photo_file_id: photo.fileId, photo_url: stored.url };
}
