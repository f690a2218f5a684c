import type { MetaDescriptor } from 'react-router';
import { t } from './frame/frame-words.ts';

/** Metadata of a back office page, excluded from search engines. */
export const officeHead = (title: string): MetaDescriptor[] => [
  { title: `${title} · ${t('name')} Gamelle` },
  { name: 'robots', content: 'noindex, nofollow' },
];
