import type { MetaDescriptor } from 'react-router';
import { t } from './frame/frame-words.ts';

/** The head of a page of the back office: search engines have no part in it. */
export const officeHead = (title: string): MetaDescriptor[] => [
  { title: `${title} · ${t('name')} Gamelle` },
  { name: 'robots', content: 'noindex, nofollow' },
];
