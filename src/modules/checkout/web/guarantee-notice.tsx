import { words } from '#i18n/words.ts';
import { pageSlugs, paths } from '#pages/paths.ts';
import { Link } from '#ui/link.tsx';
import messages from '../messages/guarantee.fr.json';

const t = words(messages);

/** The harmonised notice on the legal guarantee, shown before every order (WDR-08, Directive 2024/825). */
export function GuaranteeNotice() {
  return (
    <section className="rounded-field border border-brume-2 p-4 text-small">
      <h2 className="font-sans text-body font-bold tracking-normal">{t('title')}</h2>
      <p className="mt-1">{t('text')}</p>
      <Link to={`${paths.page(pageSlugs.sales)}#garanties`} newTab className="link mt-1">
        {t('link')}
      </Link>
    </section>
  );
}
