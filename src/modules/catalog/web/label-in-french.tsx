import { words } from '#i18n/words.ts';
import { Alert } from '#ui/alert.tsx';
import messages from '../messages/product.fr.json';

const t = words(messages);

/** Says where a label that is owed in the reader's language has no translation yet (FOOD-02). */
export const LabelInFrench = () => <Alert tone="info">{t('product.labelInFrench')}</Alert>;
