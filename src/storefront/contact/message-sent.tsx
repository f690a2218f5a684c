import { useEffect, useRef } from 'react';
import { words } from '#i18n/words.ts';
import { Scene } from '#modules/media/web/index.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link.tsx';
import { paths } from '../../paths.ts';
import messages from '../messages/contact.fr.json';
import { sayDone } from '../say-done.ts';

const t = words(messages);

/** Takes the place of the form, and the focus with it. */
export function MessageSent() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    sayDone({ lead: 'contact' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="status">
      <EmptyState
        art={<Scene name="confirmation" className="w-64" />}
        title={t('sent.title')}
        actions={
          <>
            <LinkButton to={paths.home()}>{t('sent.home')}</LinkButton>
            <LinkButton to={paths.contact()} look="secondary" reloadDocument>
              {t('sent.another')}
            </LinkButton>
          </>
        }
      >
        {t('sent.text')}
      </EmptyState>
    </div>
  );
}
