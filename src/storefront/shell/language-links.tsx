import { useLocation } from 'react-router';
import { language } from '#i18n/language.ts';
import { paths } from '#pages/paths.ts';
import { t } from './shell-words.ts';

/** Links to the current page in the other languages, each named in its own language. */
export function LanguageLinks({ codes }: { codes: readonly string[] }) {
  const { pathname, search } = useLocation();
  const current = language()?.code ?? 'fr';
  return (
    <nav aria-label={t('languages')}>
      <ul className="flex flex-wrap gap-x-5">
        {codes.map((code) => (
          <li key={code}>
            <a
              href={paths.language(code, pathname + search)}
              hrefLang={code}
              lang={code}
              rel="nofollow"
              aria-current={code === current ? 'true' : undefined}
              className="inline-block py-2 hover:underline aria-[current]:font-bold"
            >
              {t.translate(`languageNames.${code}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
