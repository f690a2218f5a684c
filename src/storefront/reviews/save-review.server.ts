import { randomUUID } from 'node:crypto';
import { fieldError } from '#modules/customers/web/index.ts';
import { ownReviewInput } from '#modules/reviews/contracts.ts';
import { type FormAnswer, FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { PageContext } from '#pages/page-context.ts';
import { reviewCalls } from '#services/shop/reviews.ts';
import { uploadPicture } from '../forms/upload-picture.server.ts';
import { t } from './reviews-words.ts';
import { SAME_ANIMAL } from './same-animal.ts';

interface SaveRequest {
  page: PageContext;
  reviewKey: string;
  sku: string;
  data: FormData;
}

const PHOTO_OPTIONS = { fileName: 'avis', folder: 'reviews', tags: ['review'] };
const refusedPhoto = (code: string) =>
  new FormProblem('', { photo: [fieldError('review', 'photo', { code })] });

/** Form error for a body that is not read. */
export const tooLarge = (): FormAnswer => ({
  form: 'review',
  submission: randomUUID(),
  values: {},
  problems: [],
  fields: { photo: fieldError('review', 'photo', { code: 'file.too_large' }) },
});

/** Submits a review; a refusal is returned with all submitted values. */
export function saveReview({ page, reviewKey, sku, data }: SaveRequest) {
  const value = (name: string) => String(data.get(name) ?? '');
  const number = (name: string) => (value(name) === '' ? undefined : Number(value(name)));
  const animal = value('animal');
  return submitForm({
    form: 'review',
    data,
    schema: ownReviewInput,
    others: ['rating', 'animal', 'photo'],
    unexplained: t('write.unexplained'),
    input: {
      rating: number('rating'),
      title: value('title'),
      comment: value('comment'),
      author: value('author'),
      animal: animal === SAME_ANIMAL ? undefined : animal || null,
      showsAnimalName: data.has('showsAnimalName'),
      version: number('version') ?? null,
    },
    send: async (review) => {
      const photo = await photoOf(page, reviewKey, data);
      await reviewCalls(page.shop).write(reviewKey, sku, { ...review, photo });
    },
  });
}

/** The uploaded picture; null to remove it, undefined to leave it unchanged. */
async function photoOf(page: PageContext, reviewKey: string, data: FormData) {
  const file = data.get('photo');
  if (!(file instanceof File) || file.size === 0) return data.has('removePhoto') ? null : undefined;
  const { imageTicket } = await reviewCalls(page.shop).read(reviewKey);
  const isOurs = page.settings.images.authenticationEndpoint === null;
  const images = imageTicket && isOurs ? page.images.withTicket(imageTicket) : page.images;
  const { fileId, url } = await uploadPicture(images, {
    file,
    options: PHOTO_OPTIONS,
    refused: refusedPhoto,
    failed: t('write.failed'),
  });
  return { fileId, url };
}
