import { Scene } from '#modules/media/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Alert } from '#ui/alert.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { t } from '../cards/card-words.ts';
import { OpenCard } from '../cards/new-card.tsx';
import { ListHeading } from './list-heading.tsx';
import type { AccountCard } from './load-cards.server.ts';
import { PaymentCard } from './payment-card.tsx';

interface CardListProps {
  cards: readonly AccountCard[];
  /** The action just completed, from the query string. */
  done: string | null;
  refused: FormAnswer | undefined;
}

export function CardList({ cards, done, refused }: CardListProps) {
  const add = <OpenCard primary>{t('add')}</OpenCard>;
  return (
    <>
      <ListHeading key={done} done={done !== null}>
        {t('title')}
      </ListHeading>
      {done && t.has(`done.${done}`) && (
        <Alert tone="success" live className="mb-6">
          {t.translate(`done.${done}`)}
        </Alert>
      )}
      {refused?.problems.map((problem) => (
        <Alert key={problem} tone="error" live className="mb-6">
          {problem}
        </Alert>
      ))}
      {cards.length === 0 ? (
        <EmptyState
          art={<Scene name="delivery" className="w-72" />}
          title={t('empty')}
          actions={add}
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <p className="mb-6 max-w-text text-encre-2">{t('lead')}</p>
          <ul className="mb-6 grid gap-4 md:grid-cols-2 md:gap-5">
            {cards.map((card) => (
              <PaymentCard key={card.id} card={card} />
            ))}
          </ul>
          {add}
        </>
      )}
    </>
  );
}
