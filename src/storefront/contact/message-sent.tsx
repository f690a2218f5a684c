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

/** Takes the place of the form, and the focus with it; `next` is where one goes on to. */
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
