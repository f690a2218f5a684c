import type { LifeStage } from '../types.ts';

/**
 * Rating, title, comment with `{nom}` for the animal's name, the shop's answer when there is one,
 * and the life stages it may speak of (any when left out).
 */
export type ReviewText = [1 | 2 | 3 | 4 | 5, string, string, (string | null)?, LifeStage[]?];
