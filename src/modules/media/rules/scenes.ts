/** A drawing of the shop's pages and the size it is composed for, in CSS pixels. */
const staged = { width: 600, height: 450 };
/** The five silhouettes of an animal, 1 very thin to 5 very round. */
const body = { width: 600, height: 360 };
const door = { width: 640, height: 480 };

/**
 * Scenes travel as the vector drawing itself: 2 to 8 KB compressed, sharp on every screen, drawn
 * once per process (decision 0020). Packs stay pictures: their shading is too heavy as a vector.
 */
export const SCENES = {
  hero: { width: 1040, height: 1040 },
  'door-dog': door,
  'door-cat': door,
  'empty-cart': staged,
  'not-found': staged,
  maintenance: staged,
  'confirmation-dog': staged,
  'confirmation-cat': staged,
  'confirmation-both': staged,
  'exit-popup': staged,
  'no-results': staged,
  delivery: staged,
  'relay-point': staged,
  birthday: staged,
  'subscription-recipe': staged,
  'subscription-rhythm': staged,
  'subscription-freedom': staged,
  'body-dog-1': body,
  'body-dog-2': body,
  'body-dog-3': body,
  'body-dog-4': body,
  'body-dog-5': body,
  'body-cat-1': body,
  'body-cat-2': body,
  'body-cat-3': body,
  'body-cat-4': body,
  'body-cat-5': body,
} as const satisfies Record<string, { width: number; height: number }>;

export type Scene = keyof typeof SCENES;

export const isScene = (name: string): name is Scene => Object.hasOwn(SCENES, name);

/** As many portraits per species as there are; an animal keeps its own. */
const AVATARS = 30;
export const AVATAR = /^avatar-(dog|cat)-([12]?\d)$/;

/** The drawn head of an animal without a photo, 200 × 200, always the same for the same animal. */
export const avatarPath = (species: 'dog' | 'cat', animalId: number) =>
  `/media/scenes/avatar-${species}-${animalId % AVATARS}.svg`;

export const scenePath = (name: Scene) => `/media/scenes/${name}.svg`;

/** What a link to a product is shown with elsewhere, by the name of the picture of its pack. */
export const sharePath = (hash: string) => `/media/partage/${hash}.jpg`;
