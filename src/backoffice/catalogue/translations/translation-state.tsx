import type { TranslationsShape } from '#modules/catalog/admin-contracts.ts';
import { Alert } from '#ui/alert.tsx';
import { t } from './translation-words.ts';

type Texts = TranslationsShape['texts'];

/** Number of untranslated texts, and which of them are legally required (FOOD-02). */
export function TranslationState({ texts }: { texts: Texts }) {
  const missing = texts.filter(({ said }) => said === null);
  const owed = missing.filter((text) => text.owed);
  if (missing.length === 0) return <p className="text-small text-encre-2">{t('complete')}</p>;
  return (
    <div className="grid gap-3">
      {owed.length > 0 && (
        <Alert tone="warning">
          {t('owed', { parts: owed.map(({ part }) => t(`parts.${part}`)).join(', ') })}
        </Alert>
      )}
      <p className="text-small text-encre-2">{t('missing', { count: missing.length })}</p>
    </div>
  );
}
