import type { ReactNode } from 'react';
import { shortDate } from '#i18n/dates.ts';
import { language } from '#i18n/language.ts';
import { words } from '#i18n/words.ts';
import type { ContentReview } from '#modules/catalog/contracts.ts';
import { Badge } from '#ui/badge.tsx';
import { Rating } from '#ui/rating.tsx';
import messages from '../messages/reviews.fr.json';

const t = words(messages);

interface ReviewItemProps {
  review: ContentReview;
  level?: 3 | 4;
  /** Additional parts on the product page: picture and report link. */
  children?: ReactNode;
}

/** One review: dates of purchase and publication, animal, our answer (REV-01). */
export function ReviewItem({ review, level = 4, children }: ReviewItemProps) {
  const { author, rating, title, comment, date, orderDate, answer, pet: animal, demo } = review;
  const Heading = `h${level}` as const;
  // The language of a review is unknown, so on pages in another language than the shop's its `lang` is empty.
  const spoken = language() ? '' : undefined;
  return (
    <article className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating value={rating} />
        {demo && <Badge variant="quiet">{t('reviews.demo')}</Badge>}
      </div>
      {title && (
        <Heading lang={spoken} className="text-h4">
          {title}
        </Heading>
      )}
      {comment && (
        <p lang={spoken} className="max-w-text break-words whitespace-pre-line">
          {comment}
        </p>
      )}
      <p className="text-small text-encre-3">
        <span className="font-bold text-encre-2">{author}</span>
        {animal && ` · ${animalOf(animal)}`}
        <br />
        {t('reviews.published', { date: shortDate(date) })}
        {orderDate && ` · ${t('reviews.ordered', { date: shortDate(orderDate) })}`}
      </p>
      {children}
      {answer && (
        <div className="mt-1 rounded-field bg-brume p-4 text-small">
          <p className="font-bold">{t('reviews.answer', { date: shortDate(answer.date) })}</p>
          <p lang={spoken} className="mt-1">
            {answer.text}
          </p>
        </div>
      )}
    </article>
  );
}

/** "Ficelle, chat, Chartreux, 3 ans"; without the name if the author does not want it shown. */
function animalOf({ species, name, breed, age }: NonNullable<ContentReview['pet']>): string {
  const kind = t(`reviews.species.${species}`);
  // Some breed names include the species: "Chat européen ou croisé".
  const isNamed = breed?.toLowerCase().startsWith(kind) ?? false;
  return [name, !isNamed && kind, breed, age].filter(Boolean).join(', ');
}
