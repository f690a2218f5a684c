import { redirect } from 'react-router';
import { type AnimalShape, animalDeletion } from '#modules/animals/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { PageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { ImageClient } from '#services/images.ts';
import { animalCalls } from '#services/shop/animals.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { farewellOf } from './animal-meals.ts';
import { goingSubscriptions } from './going-subscriptions.server.ts';
import { savePhoto } from './save-photo.server.ts';

interface FormRequest {
  page: PageContext;
  shop: ShopClient;
  images: ImageClient;
  data: FormData;
  animal: AnimalShape;
}

/** Removes an animal (PET-18). */
async function remove({ page, shop, data, animal }: FormRequest): Promise<FormAnswer | undefined> {
  const { refused } = await submitForm({
    form: 'remove',
    words: 'animalRemoval',
    data,
    schema: animalDeletion,
    others: ['reason'],
    send: async (deletion) => {
      const isDeath = deletion.reason === 'deceased';
      const { alone } = isDeath
        ? farewellOf(await goingSubscriptions(page), animal['@id'])
        : { alone: [] };
      await animalCalls(shop).remove(animal.id, deletion);
      const words = alone.length > 0 ? 'adieu-arret' : 'adieu';
      throw redirect(paths.animals(isDeath ? words : 'retire'));
    },
  });
  return refused;
}

const intents = new Map<unknown, (request: FormRequest) => Promise<FormAnswer | undefined>>([
  ['remove', remove],
  ['photo', savePhoto],
]);

/** Dispatches the submitted form; returns a value only when it was refused. */
export async function applyToAnimal(request: FormRequest): Promise<FormAnswer | undefined> {
  const run = intents.get(request.data.get('intent'));
  if (!run) throw new Response(null, { status: 400 });
  return run(request);
}
