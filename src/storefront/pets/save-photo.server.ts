import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { z } from 'zod';
import { fieldError } from '#modules/customers/web/index.ts';
import { imageFormatOf, LARGEST_IMAGE, LARGEST_UPLOAD } from '#modules/media/rules/index.ts';
import { type AnimalShape, photoInput } from '#modules/pets/contracts.ts';
import { type FormAnswer, FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { paths } from '#pages/paths.ts';
import { ImageProblem } from '#services/image-problem.ts';
import type { ImageClient, UploadedImage } from '#services/images.ts';
import { animalCalls } from '#services/shop/animals.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { t } from './animal-words.ts';

interface FormRequest {
  shop: ShopClient;
  images: ImageClient;
  data: FormData;
  animal: AnimalShape;
}

const FORM = 'photo';
const words = (code: string) => fieldError('petPhoto', 'file', { code });
const refusedFile = (code: string) => new FormProblem('', { file: [words(code)] });

/** Whether a body is too large to be read: browsers say how long it is, others are not read either. */
export function isTooLarge(request: Request): boolean {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  return isForm && !(length <= LARGEST_UPLOAD);
}

export const unread = (): FormAnswer => ({
  form: FORM,
  submission: randomUUID(),
  values: {},
  problems: [],
  fields: { file: words('file.too_large') },
});

/**
 * Shows a photo: one the browser has sent to the image host already, one that came with this form
 * (without scripts), or the one there is, turned (PET-15, PET-17).
 */
export async function savePhoto({ shop, images, data, animal }: FormRequest) {
  const rotation = Number(data.get('rotation') ?? 0);
  const turn = photoInput.shape.rotation.safeParse(rotation).data ?? 0;
  const { refused } = await submitForm({
    form: FORM,
    words: 'petPhoto',
    data,
    schema: z.object({}),
    others: ['file'],
    send: async () => {
      const { fileId, url } = await imageOf(images, data, animal);
      await animalCalls(shop).setPhoto(animal.id, { fileId, url, rotation: turn });
      throw redirect(`${paths.pet(animal.id)}?fait=photo`);
    },
  });
  return refused;
}

/** @throws FormProblem when no picture came, or none that can be shown (PET-19). */
async function imageOf(images: ImageClient, data: FormData, { name, photo }: AnimalShape) {
  const [fileId, url, file] = [data.get('fileId'), data.get('url'), data.get('file')];
  if (typeof fileId === 'string' && typeof url === 'string' && fileId) return { fileId, url };
  if (file instanceof File && file.size > 0) return upload(images, file, name);
  if (photo) return { fileId: photo.fileId, url: photo.url.replace(/\?.*/, '') };
  throw refusedFile('required');
}

async function upload(images: ImageClient, file: File, name: string) {
  if (file.size > LARGEST_IMAGE) throw refusedFile('file.too_large');
  const begins = new Uint8Array(await file.slice(0, 32).arrayBuffer());
  if (imageFormatOf(begins) === null) throw refusedFile('file.unsupported_type');
  try {
    return await images.upload({ file, fileName: name, folder: 'pets', tags: ['pet'] });
  } catch (error) {
    const { statusCode } = (error as Partial<UploadedImage>).$ResponseMetadata ?? {};
    // What the image host refuses after reading all of it; anything else is no fault of the picture.
    if (statusCode && statusCode < 500) throw refusedFile('file.unsupported_type');
    if (error instanceof ImageProblem || error instanceof SyntaxError || statusCode)
      throw new FormProblem(t('photo.failed'));
    throw error;
  }
}
