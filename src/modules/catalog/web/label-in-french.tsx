import { words } from '#i18n/words.ts';
import { Alert } from '#ui/alert.tsx';
import messages from '../messages/product.fr.json';

const t = words(messages);

/** Notice that a mandatory label has no translation into the reader's language yet (FOOD-02). */
export const LabelInFrench = () => <Alert tone="info">{t('product.labelInFrench')}</Alert>;
