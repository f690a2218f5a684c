import type { Drawing } from './paper/drawing.ts';
import { toSvg } from './paper/svg.ts';
import { hero } from './scenes/hero.ts';
import { drawnPeeking, type PeekingName } from './scenes/peeking.ts';
import { delivery, door, relayPoint } from './scenes/places.ts';
import {
  birthday,
  confirmation,
  emptyCart,
  exitPopup,
  maintenance,
  noResults,
  notFound,
} from './scenes/small-scenes.ts';
import { onStage, type SceneSize } from './scenes/stage.ts';
import { chooseRecipe, freedom, rhythm } from './scenes/subscription.ts';

type Draw = (size: SceneSize) => Drawing[];

const staged =
  (draw: () => Drawing[]): Draw =>
  (size) =>
    onStage(draw(), size);

/** Doors and hero fill the size asked for; the others stand in its middle, ground transparent. */
const scenes = {
  hero,
  'door-dog': ({ width, height }) => door('dog', width, height),
  'door-cat': ({ width, height }) => door('cat', width, height),
  'empty-cart': staged(emptyCart),
  'not-found': staged(notFound),
  maintenance: staged(maintenance),
  'confirmation-dog': staged(() => confirmation('dog')),
  'confirmation-cat': staged(() => confirmation('cat')),
  'confirmation-both': staged(() => confirmation('both')),
  'exit-popup': staged(exitPopup),
  'no-results': staged(noResults),
  delivery: staged(delivery),
  'relay-point': staged(relayPoint),
  birthday: staged(birthday),
  'subscription-recipe': staged(chooseRecipe),
  'subscription-rhythm': staged(rhythm),
  'subscription-freedom': staged(freedom),
} satisfies Record<string, Draw>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];

/** The animal that looks over its bowl beside the heading of a page. */
export const drawPeeking = (name: PeekingName, size: SceneSize): string =>
  toSvg(drawnPeeking(name, size), size);

/** A scene of the shop's pages, composed for the size in pixels. */
export function drawScene(name: SceneName, size: SceneSize): string {
  return toSvg(scenes[name](size), size);
}
