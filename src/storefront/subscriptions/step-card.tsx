import { useState } from 'react';
import { SavedCards } from '#modules/checkout/web/index.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link.tsx';
import { generic } from '#ui/words.ts';
import { NewCard, OpenCard } from '../cards/new-card.tsx';
import { ChangeForm } from './change-form.tsx';
import type { CardStep as Cards } from './load-step.server.ts';
import { t } from './subscription-words.ts';

interface CardStepProps {
  step: Cards;
  subscription: Pick<SubscriptionShape, 'version' | 'paymentCard'>;
  /** Address to leave it; null when there is no other page. */
  back: string | null;
  answer: FormAnswer | undefined;
}

/** The card that pays: a saved one, or a new one entered here (SUB-06). */
export function CardStep({ step, subscription, back, answer }: CardStepProps) {
  const { cards, typed } = step;
  const isTyping = typed !== null && typed.stage !== 'saved';
  if (isTyping)
    return (
      <NewCard key={typed.hash} card={typed} answer={answer}>
        {back && (
          <LinkButton to={back} variant="secondary">
            {generic('cancel')}
          </LinkButton>
        )}
      </NewCard>
    );
  const problems = answer?.form === 'newCard' ? answer.problems : [];
  return (
    <>
      {problems.map((problem) => (
        <Alert key={problem} tone="error" live className="mb-6">
          {problem}
        </Alert>
      ))}
      {typed && (
        <Alert tone="success" className="mb-6">
          {t('card.saved')}
        </Alert>
      )}
      {cards.length === 0 ? (
        <p className="mb-6 text-encre-2">{t('card.none')}</p>
      ) : (
        <ChooseCard
          cards={cards}
          subscription={subscription}
          back={back}
          answer={answer}
          first={typed?.saved ?? null}
        />
      )}
      <div className="mt-8 border-t border-brume-2 pt-6">
        <h2 className="mb-3 text-h4">{t('card.other')}</h2>
        <OpenCard>{t('card.add')}</OpenCard>
      </div>
    </>
  );
}

interface ChooseCardProps extends Omit<CardStepProps, 'step'> {
  cards: Cards['cards'];
  /** Path of the preselected card; null for the current one. */
  first: string | null;
}

function ChooseCard({ cards, subscription, back, answer, first }: ChooseCardProps) {
  const { version, paymentCard } = subscription;
  const form = useForm('payWith', answer, { words: 'subscription' });
  const isSavedCard = (path: string | undefined) => cards.some((card) => card['@id'] === path);
  const current = first ?? paymentCard?.['@id'];
  const [saved, setSaved] = useState(isSavedCard(current) ? (current as string) : '');
  return (
    <ChangeForm
      form={form}
      answer={answer}
      version={version}
      back={back ?? undefined}
      submit={t('card.submit')}
    >
      <SavedCards
        id={form.field('kept').id}
        cards={cards}
        value={saved}
        onChange={setSaved}
        error={form.field('kept').error}
        onlySaved
      />
    </ChangeForm>
  );
}
