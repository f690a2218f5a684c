import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { paths } from '#pages/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { generic } from '#ui/words.ts';
import { cardName, t } from '../cards/card-words.ts';
import type { AccountCard } from './load-cards.server.ts';
import { RemoveDialog } from './remove-card.tsx';

/** A saved card with its actions; without scripts deleting is a page of its own. */
export function PaymentCard({ card }: { card: AccountCard }) {
  const { id, expiry, isDefault, state } = card;
  const [isRemoving, setRemoving] = useState(false);
  const name = cardName(card);
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex items-center gap-2.5 text-h4 tabular-nums">
          <Icon of={CreditCard} size={24} />
          {name}
        </h2>
        {isDefault && state !== 'expired' && <Badge variant="butter">{t('first')}</Badge>}
      </div>
      <p className="text-encre-2 tabular-nums">{t('expires', { expiry })}</p>
      {state !== 'valid' && (
        <div className="grid justify-items-start gap-1 text-small">
          <Status tone={state === 'expired' ? 'error' : 'warning'}>{t(state)}</Status>
          <p className="text-encre-2">{t(`${state}Text`)}</p>
        </div>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-5">
        <Link
          to={paths.cards({ remove: id })}
          className="link inline-flex min-h-11 items-center"
          aria-label={t('removeNamed', { name })}
          onClick={(event) => {
            event.preventDefault();
            setRemoving(true);
          }}
        >
          {generic('delete')}
        </Link>
        {!isDefault && state !== 'expired' && <Prefer id={id} name={name} />}
      </div>
      <RemoveDialog card={card} open={isRemoving} onClose={() => setRemoving(false)} />
    </Card>
  );
}

function Prefer({ id, name }: { id: number; name: string }) {
  const { formData } = useNavigation();
  const pending = formData?.get('intent') === 'prefer' && formData.get('id') === String(id);
  return (
    <Form method="post" action={paths.cards()} preventScrollReset>
      <input type="hidden" name="intent" value="prefer" />
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        aria-disabled={pending}
        aria-label={t('preferNamed', { name })}
        className="link min-h-11"
      >
        {t('prefer')}
      </button>
    </Form>
  );
}
