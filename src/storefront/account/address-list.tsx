import { Plus } from 'lucide-react';
import { Peeking, Scene } from '#modules/media/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { t } from './account-words.ts';
import { AddressCard } from './address-card.tsx';
import { ListHeading } from './list-heading.tsx';
import type { BookAddress } from './load-addresses.server.ts';

interface AddressListProps {
  addresses: readonly BookAddress[];
  /** The action just completed, from the query string. */
  done: string | null;
  refused: FormAnswer | undefined;
}

export function AddressList({ addresses, done, refused }: AddressListProps) {
  const add = (
    <LinkButton to={paths.addresses({ add: true })} icon={Plus}>
      {t('addresses.add')}
    </LinkButton>
  );
  return (
    <>
      <PageHead art={<Peeking name="home" />} lead={addresses.length > 0 && add} className="mb-6">
        <ListHeading key={done} done={done !== null} className="text-h1">
          {t('addresses.steps.list')}
        </ListHeading>
      </PageHead>
      {done && t.has(`addresses.done.${done}`) && (
        <Alert tone="success" live className="mb-6">
          {t.translate(`addresses.done.${done}`)}
        </Alert>
      )}
      {refused?.problems.map((problem) => (
        <Alert key={problem} tone="error" live className="mb-6">
          {problem}
        </Alert>
      ))}
      {addresses.length === 0 ? (
        <EmptyState
          art={<Scene name="delivery" className="w-72" />}
          title={t('addresses.empty')}
          actions={add}
        >
          {t('addresses.emptyText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 md:gap-5">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </ul>
      )}
    </>
  );
}
