import type { Page } from '../../types.ts';
import { accessibility } from './accessibility.ts';
import { delivery } from './delivery.ts';
import { aboutUs, credits, onePercent } from './house.ts';
import { legalNotice } from './legal-notice.ts';
import { privacy } from './privacy.ts';
import { reviewsPage } from './reviews.ts';
import { salesTerms } from './sales-terms.ts';
import { subscription } from './subscription.ts';
import { termsOfUse } from './terms-of-use.ts';
import { withdrawal } from './withdrawal.ts';

export const pages: Page[] = [
  salesTerms,
  termsOfUse,
  privacy,
  legalNotice,
  accessibility,
  delivery,
  subscription,
  withdrawal,
  reviewsPage,
  onePercent,
  aboutUs,
  credits,
];
