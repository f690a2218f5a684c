import { useEffect } from 'react';
import { words } from '#i18n/words.ts';
import { Scene } from '#modules/media/web/index.ts';
import { paths } from '#pages/paths.ts';
import { useArrivalFocus } from '#pages/use-arrival-focus.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link.tsx';
import { emitConversion } from '../emit-conversion.ts';
import messages from '../messages/contact.fr.json';

const t = words(messages);

/** Replaces the form after sending and takes the focus; `next` is the link to continue. */
export function MessageSent({ next }: { next: { to: string; label: string } }) {
  const place = useArrivalFocus<HTMLDivElement>();
  useEffect(() => emitConversion({ lead: 'contact' }), []);
  return (
    <div ref={place} tabIndex={-1} role="status">
      <EmptyState
        art={<Scene name="confirmation" className="w-64" />}
        title={t('sent.title')}
        actions={
          <>
            <LinkButton to={next.to}>{next.label}</LinkButton>
            <LinkButton to={paths.contact()} variant="secondary" reloadDocument>
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
