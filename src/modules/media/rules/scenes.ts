/** Drawings for the shop's pages, with the size they are composed for, in CSS pixels. */
const staged = { width: 600, height: 450 };
/** The five silhouettes of an animal, from 1, very thin, to 5, very round. */
const body = { width: 600, height: 360 };
const door = { width: 640, height: 480 };

/**
 * Scenes are served as SVG: 2 to 8 KB compressed, sharp on every screen, drawn once per process
 * (decision 0020). Packs are raster images, because their shading is too heavy for SVG.
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

/** Number of portraits per species; each animal always has the same one. */
const AVATARS = 30;
export const AVATAR = /^avatar-(dog|cat)-([12]?\d)$/;

/** Drawn portrait of an animal without a photo, 200 × 200, always the same for the same animal. */
export const avatarPath = (species: 'dog' | 'cat', animalId: number) =>
  `/media/scenes/avatar-${species}-${animalId % AVATARS}.svg`;

export const scenePath = (name: Scene) => `/media/scenes/${name}.svg`;

/** Preview picture of a shared product link, by the hash of its pack picture. */
export const sharePath = (hash: string) => `/media/partage/${hash}.jpg`;
