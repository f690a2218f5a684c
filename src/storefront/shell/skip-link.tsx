import { t } from './shell-words.ts';

/** Skip link: the first focusable element, leads past the header to the content (NAV-07). */
export function SkipLink() {
  return (
    <a
      href="#contenu"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-sapin-700 px-5 py-3 font-bold text-blanc focus:translate-y-0"
    >
      {t('skip')}
    </a>
  );
}
