import { words } from '#i18n/words.ts';
import { Scene } from '#modules/media/web/index.ts';
import { paths } from '#pages/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link.tsx';
import messages from '../messages/cart.fr.json';

const t = words(messages);

/** `code`: a stored promotion code that is applied to the first product. */
export function EmptyCart({ code }: { code: string | null }) {
  return (
    <EmptyState
      level={1}
      art={<Scene name="empty-cart" priority className="w-80" />}
      title={t('empty.title')}
      actions={
        <>
          <LinkButton to={paths.dog()}>{t('empty.dog')}</LinkButton>
          <LinkButton to={paths.cat()} variant="secondary">
            {t('empty.cat')}
          </LinkButton>
        </>
      }
    >
      {code ? t('empty.code', { code }) : t('empty.text')}
    </EmptyState>
  );
}
