import type { TranslationsShape } from '#modules/catalog/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Panel } from '../../parts/panel.tsx';
import { TranslationState } from './translation-state.tsx';
import { t } from './translation-words.ts';

interface TranslationsPanelProps {
  translations: TranslationsShape;
  /** Link to the translation page. */
  to: string;
  mayEdit: boolean;
}

/** Whether a product or category is translated into Dutch, with a link to the texts. */
export function TranslationsPanel({ translations, to, mayEdit }: TranslationsPanelProps) {
  return (
    <Panel title={t('panel')}>
      <TranslationState texts={translations.texts} />
      <Link to={to} className="link mt-2 inline-flex min-h-11 items-center">
        {t(mayEdit ? 'edit' : 'see')}
      </Link>
    </Panel>
  );
}
