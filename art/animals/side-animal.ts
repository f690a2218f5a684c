import type { Drawing } from '../paper/drawing.ts';
import type { Point } from '../paper/path.ts';
import type { Coat } from './coats.ts';

/** Body condition: 1 very thin, 3 ideal, 5 very round. */
export type Level = 1 | 2 | 3 | 4 | 5;

export interface SideHead {
  asleep?: boolean;
  /** Degrees the head is lowered. */
  turn?: number;
  /** Moves the head from the end of the neck. */
  shift?: Point;
}

export interface SideAnimal {
  torso: readonly (readonly [thin: Point, ideal: Point, fat: Point])[];
  legs(coat: Coat): Drawing[];
  tail(coat: Coat): Drawing[];
  head(coat: Coat, head: SideHead): Drawing[];
  neck: Point;
  ribs: { x: number; step: number; top: number; bottom: number };
  folds: { belly: string; neck: string; rump: string };
  hip: string;
}
