import { z } from 'zod';
import { creationHeaders, item, list, noBody, operation, pagingQuery } from '#kit/operation.ts';
import {
  animalActivityShape,
  animalBreedShape,
  animalConditionShape,
  animalDeletion,
  animalFeatureShape,
  animalFeedShape,
  animalGenderShape,
  animalInput,
  animalKibbleBrandShape,
  animalShape,
  animalTypeShape,
  animalUpdate,
  photoInput,
} from './contracts.ts';

const byId = z.object({ id: z.string() });

export const listAnimals = operation({
  id: 'listAnimals',
  method: 'get',
  path: '/shop/animals',
  tag: 'Animal',
  summary: 'The animals of the signed-in customer',
  query: z.object(pagingQuery),
  answer: list(animalShape, 'Animals'),
  refusals: [400, 401, 404],
});

export const addAnimal = operation({
  id: 'addAnimal',
  method: 'post',
  path: '/shop/animals',
  tag: 'Animal',
  summary: 'Adds an animal; `in_date` says whether its birthday or its age counts',
  headers: creationHeaders,
  body: animalInput,
  answer: item(animalShape, 'The animal', 201),
  refusals: [400, 401, 404, 415, 422],
});

export const getAnimal = operation({
  id: 'getAnimal',
  method: 'get',
  path: '/shop/animals/{id}',
  tag: 'Animal',
  summary: 'One animal of the signed-in customer',
  params: byId,
  answer: item(animalShape, 'The animal'),
  refusals: [401, 404],
});

export const changeAnimal = operation({
  id: 'changeAnimal',
  method: 'put',
  path: '/shop/animals/{id}',
  tag: 'Animal',
  summary: 'Changes the given fields of an animal',
  params: byId,
  body: animalUpdate,
  answer: item(animalShape, 'The animal'),
  refusals: [400, 401, 404, 415, 422],
});

export const deleteAnimal = operation({
  id: 'deleteAnimal',
  method: 'delete',
  path: '/shop/animals/{id}',
  tag: 'Animal',
  summary: 'Deletes an animal without a reason',
  params: byId,
  answer: noBody('Deleted'),
  refusals: [401, 404],
});

export const deleteAnimalWithReason = operation({
  id: 'deleteAnimalWithReason',
  method: 'post',
  path: '/shop/animals/{id}/deletion',
  tag: 'Animal',
  summary: 'Deletes an animal and says why',
  params: byId,
  headers: creationHeaders,
  body: animalDeletion,
  answer: noBody('Deleted'),
  refusals: [400, 401, 404, 415, 422],
});

export const setAnimalPhoto = operation({
  id: 'setAnimalPhoto',
  method: 'put',
  path: '/shop/animals/{id}/photo',
  tag: 'Animal',
  summary: 'Shows an uploaded picture as the photo of an animal, or turns the one it has',
  params: byId,
  body: photoInput,
  answer: item(animalShape, 'The animal'),
  refusals: [400, 401, 404, 415, 422],
});

export const deleteAnimalPhoto = operation({
  id: 'deleteAnimalPhoto',
  method: 'delete',
  path: '/shop/animals/{id}/photo',
  tag: 'Animal',
  summary: 'Takes the photo of an animal away',
  params: byId,
  answer: noBody('Deleted'),
  refusals: [401, 404],
});

/** 1 or 2, or the path of a type. */
const ofType = z.object({
  type: z
    .string()
    .regex(/^((\/api\/v2)?\/shop\/animal-types\/)?\d{1,4}$/)
    .optional()
    .meta({ description: 'Only what concerns this type: 1 = dog, 2 = cat', example: '2' }),
});

/** Operation for a list of choices for the animal form. */
const choices = <Id extends string, Path extends string, Shape extends z.ZodType>(
  id: Id,
  path: Path,
  shape: Shape,
  summary: string,
) =>
  operation({
    id,
    method: 'get',
    path,
    shared: true,
    tag: 'Animal',
    summary,
    query: ofType,
    answer: list(shape, summary),
    refusals: [404, 422],
  });

/** Operation for one member of such a list, by its id. */
const choice = <Id extends string, Path extends string, Shape extends z.ZodType>(
  id: Id,
  path: Path,
  shape: Shape,
  summary: string,
) =>
  operation({
    id,
    method: 'get',
    path,
    shared: true,
    tag: 'Animal',
    summary: `One of: ${summary}`,
    params: z.object({ id: z.string() }),
    query: ofType,
    answer: item(shape, summary),
    refusals: [404, 422],
  });

export type Choices = ReturnType<typeof choices<string, string, z.ZodType>>;
export type Choice = ReturnType<typeof choice<string, string, z.ZodType>>;
export const listAnimalTypes = choices(
  'listAnimalTypes',
  '/shop/animal-types',
  animalTypeShape,
  'Dog and cat',
);
export const getAnimalType = choice(
  'getAnimalType',
  '/shop/animal-types/{id}',
  animalTypeShape,
  'Dog and cat',
);
export const listAnimalGenders = choices(
  'listAnimalGenders',
  '/shop/animal-genders',
  animalGenderShape,
  'Male and female',
);
export const getAnimalGender = choice(
  'getAnimalGender',
  '/shop/animal-genders/{id}',
  animalGenderShape,
  'Male and female',
);
export const listAnimalBreeds = choices(
  'listAnimalBreeds',
  '/shop/animal-breeds',
  animalBreedShape,
  'Breeds and crossbreeds',
);
export const getAnimalBreed = choice(
  'getAnimalBreed',
  '/shop/animal-breeds/{id}',
  animalBreedShape,
  'Breeds and crossbreeds',
);
export const listAnimalActivities = choices(
  'listAnimalActivities',
  '/shop/animal-activities',
  animalActivityShape,
  'How active an animal is',
);
export const getAnimalActivity = choice(
  'getAnimalActivity',
  '/shop/animal-activities/{id}',
  animalActivityShape,
  'How active an animal is',
);
export const listAnimalConditions = choices(
  'listAnimalConditions',
  '/shop/animal-conditions',
  animalConditionShape,
  'Five body conditions, very thin to obese',
);
export const getAnimalCondition = choice(
  'getAnimalCondition',
  '/shop/animal-conditions/{id}',
  animalConditionShape,
  'Five body conditions, very thin to obese',
);
export const listAnimalFeatures = choices(
  'listAnimalFeatures',
  '/shop/animal-features',
  animalFeatureShape,
  'Sensitivities and illnesses, “none” first',
);
export const getAnimalFeature = choice(
  'getAnimalFeature',
  '/shop/animal-features/{id}',
  animalFeatureShape,
  'Sensitivities and illnesses, “none” first',
);
export const listAnimalFeeds = choices(
  'listAnimalFeeds',
  '/shop/animal-feeds',
  animalFeedShape,
  'What animals eat',
);
export const getAnimalFeed = choice(
  'getAnimalFeed',
  '/shop/animal-feeds/{id}',
  animalFeedShape,
  'What animals eat',
);
export const listAnimalKibbleBrands = choices(
  'listAnimalKibbleBrands',
  '/shop/animal-kibble-brands',
  animalKibbleBrandShape,
  'Brands of kibble, catch-all answers last',
);
export const getAnimalKibbleBrand = choice(
  'getAnimalKibbleBrand',
  '/shop/animal-kibble-brands/{id}',
  animalKibbleBrandShape,
  'Brands of kibble, catch-all answers last',
);
