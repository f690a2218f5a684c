import { fullDate } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import type { ArticleDocument } from '#modules/content/contracts.ts';
import { ContentPicture } from '#modules/content/web/index.ts';
import { Card, CardLink } from '#ui/card.tsx';
import messages from '../messages/articles.fr.json';

const t = words(messages);

export type ListedArticle = Pick<
  ArticleDocument,
  'slug' | 'title' | 'lead' | 'image' | 'author' | 'writtenOn'
> & { to: string };

/** An article in a list: picture, subject, author and date. */
export function ArticleCard({ article, level = 2 }: { article: ListedArticle; level?: 2 | 3 }) {
  const { to, title, lead, image, author, writtenOn } = article;
  const Heading = `h${level}` as const;
  return (
    <Card as="li" lifts padded={false} className="flex h-full flex-col overflow-hidden">
      <div className="grid aspect-5/3 place-items-center overflow-hidden bg-beurre-200">
        <ContentPicture image={image} sizes="(min-width:1024px) 390px, 92vw" className="h-full" />
      </div>
      <div className="flex grow flex-col gap-2 p-4 md:p-6">
        <Heading className="text-h4">
          <CardLink to={to}>{title}</CardLink>
        </Heading>
        <p className="line-clamp-3 text-encre-2">{lead}</p>
        <p className="mt-auto pt-2 text-small text-encre-2">
          {t('signed', { author, date: fullDate(writtenOn) })}
        </p>
      </div>
    </Card>
  );
}
