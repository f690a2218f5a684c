import { useLocation } from 'react-router';
import { paths } from '#pages/paths.ts';
import { Status } from '#ui/status.tsx';
import { t } from './account-words.ts';

interface Language {
  code: string;
  name: string;
  current: boolean;
}

/** Choice among the enabled languages; hidden when there is only one (ACC-04). */
export function Languages({ languages }: { languages: readonly Language[] }) {
  const { pathname } = useLocation();
  return (
    <section>
      <h2 className="mb-2 text-h3">{t('languages.title')}</h2>
      <p className="mb-4 text-encre-2">{t('languages.text')}</p>
      <ul className="grid gap-2">
        {languages.map(({ code, name, current }) => (
          <li
            key={code}
            className="flex min-h-13 items-center justify-between gap-3 rounded-field border border-trait-fort bg-blanc px-4"
          >
            <span lang={code.replace('_', '-')} className="font-bold first-letter:uppercase">
              {name}
            </span>
            {current ? (
              <Status tone="success">{t('languages.current')}</Status>
            ) : (
              <a href={paths.language(code.slice(0, 2), pathname)} className="link py-2">
                {t('languages.choose')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
