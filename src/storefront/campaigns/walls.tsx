import { useState } from 'react';
import { useLocation } from 'react-router';
import { language } from '#i18n/language.ts';
import type { CampaignSettings } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { t } from './campaign-words.ts';
import type { PopupProps } from './exit-popup.tsx';

/** I18-10, in the order of the specification. */
const COUNTRIES = ['fr', 'be', 'nl', 'de', 'it'] as const;
const LOCALES = ['fr', 'nl'] as const;

const linkClass =
  'flex min-h-11 items-center rounded-field border border-brume-2 px-4 font-bold hover:border-sapin-700';

interface WallProps extends PopupProps {
  sites: CampaignSettings['sites'];
  languages: readonly string[];
}

const chosen = <T extends string>(list: unknown, all: readonly T[]): readonly T[] =>
  Array.isArray(list) ? all.filter((one) => list.includes(one)) : all;

/** Asks for the country; nobody is redirected automatically (GEO-01, I18-09, I18-10). */
export function CountryWall({ configuration, sites, onClose }: WallProps) {
  const [abroad, setAbroad] = useState<string | null>(null);
  return (
    <Dialog open onClose={onClose} title={t('country.title')}>
      <ul className="grid gap-2">
        {chosen(configuration.countries, COUNTRIES).map((country) => {
          const site = sites.find((one) => one.country.toLowerCase() === country);
          const name = t(`country.names.${country}`);
          return (
            <li key={country}>
              {site ? (
                <a href={`${site.origin}/`} className={linkClass}>
                  {name}
                </a>
              ) : (
                <button
                  type="button"
                  onClick={() => setAbroad(name)}
                  className={`w-full ${linkClass}`}
                >
                  {name}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className="mt-4 pb-4 empty:pb-0">
        {abroad && t('country.notYet', { country: abroad })}
      </p>
      <Button variant="secondary" block onClick={onClose}>
        {t('country.stay')}
      </Button>
    </Dialog>
  );
}

/** Asks for the language, among the enabled ones (I18-01, I18-11). */
export function LanguageWall({ configuration, languages, onClose }: WallProps) {
  const { pathname, search } = useLocation();
  const [closed, setClosed] = useState<string | null>(null);
  const choose = (locale: (typeof LOCALES)[number]) => {
    if (locale === (language()?.code ?? 'fr')) onClose();
    else if (languages.includes(locale))
      window.location.assign(paths.language(locale, pathname + search));
    else setClosed(t(`language.names.${locale}`));
  };
  return (
    <Dialog open onClose={onClose} title={t('language.title')}>
      <ul className="grid gap-2">
        {chosen(configuration.locales, LOCALES).map((locale) => (
          <li key={locale}>
            <button
              type="button"
              lang={locale}
              onClick={() => choose(locale)}
              className={`w-full ${linkClass}`}
            >
              {t(`language.names.${locale}`)}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-4 pb-4 empty:pb-0">
        {closed && t('language.notYet', { language: closed })}
      </p>
    </Dialog>
  );
}
