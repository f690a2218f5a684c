import { ownValue } from '#kit/own-value.ts';

export interface CountLimits {
  /** Minimum, 0 by default (UIX-01). */
  min?: number;
  /** Maximum; unlimited by default. */
  max?: number;
}

/**
 * The nearest integer within the limits (UIX-02); anything that is no number becomes the minimum.
 */
export function limitCount(value: number, { min = 0, max }: CountLimits): number {
  const whole = Number.isFinite(value) ? Math.trunc(value) : min;
  return Math.max(min, Math.min(whole, max ?? Number.MAX_SAFE_INTEGER));
}

/** In open/closed mode the counter folds into its add button at the minimum (UIX-03, UIX-04). */
export function isFolded(value: number, { min = 0 }: CountLimits): boolean {
  return value <= min;
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

/** How far a key moves the count; 0 for any other key. */
export function stepOfKey(key: string): number {
  return ownValue(steps, key) ?? 0;
}
