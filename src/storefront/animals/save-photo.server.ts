import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { z } from 'zod';
import { type AnimalShape, photoInput } from '#modules/animals/contracts.ts';
import { fieldError } from '#modules/customers/web/index.ts';
import { type FormAnswer, FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { paths } from '#pages/paths.ts';
import type { ImageClient } from '#services/images.ts';
import { animalCalls } from '#services/shop/animals.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { uploadPicture } from '../forms/upload-picture.server.ts';
import { t } from './animal-words.ts';

interface FormRequest {
  shop: ShopClient;
  images: ImageClient;
  data: FormData;
  animal: AnimalShape;
}

const FORM = 'photo';
const words = (code: string) => fieldError('animalPhoto', 'file', { code });
const refusedFile = (code: string) => new FormProblem('', { file: [words(code)] });

export const unread = (): FormAnswer => ({
  form: FORM,
  submission: randomUUID(),
  values: {},
  problems: [],
  fields: { file: words('file.too_large') },
});

/**
 * Sets the photo: one already uploaded to the image host by the browser, one in this form (without
 * scripts), or the current one, rotated (PET-15, PET-17).
 */
export async function savePhoto({ shop, images, data, animal }: FormRequest) {
  const rotation = Number(data.get('rotation') ?? 0);
  const turn = photoInput.shape.rotation.safeParse(rotation).data ?? 0;
  const { refused } = await submitForm({
    form: FORM,
    words: 'animalPhoto',
    data,
    schema: z.object({}),
    others: ['file'],
    send: async () => {
      const { fileId, url } = await imageOf(images, data, animal);
      await animalCalls(shop).setPhoto(animal.id, { fileId, url, rotation: turn });
      throw redirect(`${paths.animal(animal.id)}?fait=photo`);
    },
  });
  return refused;
}

/** @throws FormProblem when there is no file, or an unsupported one (PET-19). */
async function imageOf(images: ImageClient, data: FormData, { name, photo }: AnimalShape) {
  const [fileId, url, file] = [data.get('fileId'), data.get('url'), data.get('file')];
  if (typeof fileId === 'string' && typeof url === 'string' && fileId) return { fileId, url };
  if (file instanceof File && file.size > 0) {
    const options = { fileName: name, folder: 'pets', tags: ['pet'] };
    return uploadPicture(images, {
      file,
      options,
      refused: refusedFile,
      failed: t('photo.failed'),
    });
  }
  if (photo) return { fileId: photo.fileId, url: photo.url.replace(/\?.*/, '') };
  throw refusedFile('required');
}
