import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link.tsx';
import { generic } from '#ui/words.ts';
import { cardName, t } from '../cards/card-words.ts';
import { BackLink } from './back-link.tsx';
import type { AccountCard } from './load-cards.server.ts';
import { StepHeading } from './step-heading.tsx';

const title = (card: AccountCard) => t('removeTitle', { name: cardName(card) });

interface RemoveDialogProps {
  card: AccountCard;
  open: boolean;
  onClose: () => void;
}

/**
 * Confirmation dialog for deleting a card. Closes after the submit; a refusal is shown on the page.
 */
export function RemoveDialog({ card, open, onClose }: RemoveDialogProps) {
  const pending = useRemoving(card.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the answer has come
  useEffect(() => {
    if (pending) return onClose;
  }, [pending]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title(card)}
      actions={
        <>
          <RemoveForm id={card.id} />
          <Button variant="secondary" onClick={onClose}>
            {generic('cancel')}
          </Button>
        </>
      }
    >
      <p className="text-encre-2">{t('removeText')}</p>
    </Dialog>
  );
}

/** The confirmation as a page of its own, for browsers without scripts. */
export function RemoveStep({ card }: { card: AccountCard }) {
  return (
    <>
      <BackLink to={paths.cards()}>{t('title')}</BackLink>
      <StepHeading>{title(card)}</StepHeading>
      <p className="text-encre-2">{t('removeText')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <RemoveForm id={card.id} />
        <LinkButton to={paths.cards()} variant="secondary">
          {generic('cancel')}
        </LinkButton>
      </div>
    </>
  );
}

function useRemoving(id: number): boolean {
  const { formData } = useNavigation();
  return formData?.get('intent') === 'remove' && formData.get('id') === String(id);
}

function RemoveForm({ id }: { id: number }) {
  return (
    <Form method="post" action={paths.cards()} preventScrollReset>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="danger" pending={useRemoving(id)}>
        {t('remove')}
      </Button>
    </Form>
  );
}
