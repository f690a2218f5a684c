import { sql } from 'kysely';
import { defined } from '#kit/defined.ts';
import { dropImages } from '#modules/media/server/index.ts';
import { announceContentChange } from '#platform/content-version.ts';
import { jsonFile, moving } from '#platform/personal-data.ts';
import type { Db, PersonalData } from '#registry/schema.ts';
import { showRatings } from './show-ratings.ts';
import { spelled } from './spelled.ts';

/** Reviews of a person, by account or e-mail, and the invitations sent to them. */
export const reviewsData: PersonalData = {
  tables: ['reviews', 'review_invitations', 'review_refusals'],
  owned: moving('customer_id', 'reviews', 'review_invitations'),

  /** Reviews written by a verified e-mail are assigned to the remaining account. */
  async settleMerge({ tx }, { from }) {
    await tx
      .updateTable('reviews as r')
      .from('customers as c')
      .set({ customer_id: from })
      .where('c.id', '=', from)
      .where('c.email_verified_at', 'is not', null)
      .where('r.customer_id', 'is', null)
      .where(sql<boolean>`lower(r.email) = lower(c.email)`)
      .execute();
  },

  async exportFiles({ db }, customerId) {
    const reviews = await db
      .selectFrom('reviews as r')
      .innerJoin('products as p', 'p.id', 'r.product_id')
      .leftJoin('orders as o', 'o.id', 'r.order_id')
      .select(['p.name as product', 'r.rating', 'r.title', 'r.comment', 'r.author', 'r.pet'])
      .select(['o.number as order', 'r.photo_url as photo', 'r.version'])
      .select(['r.status', 'r.written_on as writtenOn', 'r.answer', 'r.answered_on as answeredOn'])
      .select(['r.rejected_for as rejectedFor', 'r.rejected_note as rejectedNote'])
      .where('r.customer_id', '=', customerId)
      .orderBy('r.id')
      .execute();
    const invitations = await exportInvitations(db, customerId);
    return defined([
      jsonFile('avis', reviews),
      invitations.received.length + invitations.refused.length > 0
        ? jsonFile('invitations-avis', invitations)
        : undefined,
    ]);
  },

  /** Published reviews stay without a name, since others rely on them. The rest is deleted. */
  async erase(work, { customerId, email, formerEmails }) {
    const own = await work.tx
      .updateTable('reviews')
      .set({
        author: null,
        email: null,
        pet: null,
        animal_id: null,
        photo_file_id: null,
        photo_url: null,
        customer_id: customerId,
      })
      .from('reviews as before')
      .whereRef('before.id', '=', 'reviews.id')
      .where((row) =>
        row.or([
          row('reviews.customer_id', '=', customerId),
          row(sql`lower(reviews.email)`, '=', email.toLowerCase()),
        ]),
      )
      .returning(['reviews.product_id as productId', 'before.photo_file_id as photo'])
      .execute();
    await dropImages(
      work,
      own.flatMap(({ photo }) => photo ?? []),
    );
    await work.tx
      .deleteFrom('reviews')
      .where('customer_id', '=', customerId)
      .where('status', '!=', 'accepted')
      .execute();
    const emails = [email, ...formerEmails].map(spelled);
    await work.tx
      .deleteFrom('review_invitations')
      .where((row) => row.or([row('customer_id', '=', customerId), row('email', 'in', emails)]))
      .execute();
    await work.tx.deleteFrom('review_refusals').where('email', 'in', emails).execute();
    // Product pages contain the name and picture too, so they are updated.
    await showRatings(work, [...new Set(own.map(({ productId }) => productId))]);
    await announceContentChange(work);
  },
};

async function exportInvitations(db: Db, customerId: number) {
  const received = await db
    .selectFrom('review_invitations as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select(['o.number as order', 'i.email', 'i.invited_at as invitedAt'])
    .where('i.customer_id', '=', customerId)
    .orderBy('i.order_id')
    .execute();
  const refused = await db
    .selectFrom('review_refusals as r')
    .innerJoin('customer_emails as c', 'c.email', 'r.email')
    .select(['r.email', 'r.refused_at as refusedAt'])
    .where('c.customer_id', '=', customerId)
    .execute();
  return { received, refused };
}
