import { words } from '#i18n/words.ts';
import type { RecommendationRefusal } from '../contracts.ts';
import { menu } from '../messages/fr.json';

const t = words({ menu });

/** Why there is no mixed menu (nutrition §8.6). */
export const menuError = (code: RecommendationRefusal['code']): string => t(`menu.errors.${code}`);
