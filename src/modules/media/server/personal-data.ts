import { ending, moving } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';
import { dropImages } from './keep-image.ts';
import { readUpload } from './uploaded-files.ts';

/** Pictures uploaded by a customer. */
export const mediaData: PersonalData = {
  tables: ['uploaded_images', 'image_upload_tokens'],
  owned: [
    ...moving('customer_id', 'uploaded_images'),
    ...ending('customer_id', 'image_upload_tokens'),
  ],

  async exportFiles({ db, files }, customerId) {
    const images = await db
      .selectFrom('uploaded_images')
      .select(['file_id', 'name'])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute();
    const read = images.map(async ({ file_id, name }) => {
      const content = await readUpload(files, file_id);
      return content && { name: `photos/${name}`, content };
    });
    return (await Promise.all(read)).filter((file) => file !== null);
  },

  async erase(work, { customerId }) {
    const images = await work.tx
      .selectFrom('uploaded_images')
      .select('file_id')
      .where('customer_id', '=', customerId)
      .execute();
    await dropImages(
      work,
      images.map(({ file_id }) => file_id),
    );
    await work.tx.deleteFrom('image_upload_tokens').where('customer_id', '=', customerId).execute();
  },
};
