import { ArrowRight } from 'lucide-react';
import type { HomeDocument } from '#modules/content/contracts.ts';
import { ContentPicture } from '#modules/content/web/index.ts';
import { Card, CardLink } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/layout.tsx';

const grounds = { dog: 'bg-beurre-200!', cat: 'bg-sapin-100!' };

/** The two entrances, dog and cat. */
export function Doors({ doors }: Pick<HomeDocument, 'doors'>) {
  return (
    <Container className="grid gap-3 pt-6 md:grid-cols-2 md:gap-5 lg:gap-6 lg:pt-10">
      {doors.map(({ title, text, link, animal, image }) => (
        <Card
          key={title}
          as="section"
          padded={false}
          lifts
          className={`flex overflow-hidden border-transparent! ${grounds[animal]}`}
        >
          <div className="flex-1 self-center p-5 lg:self-start lg:p-8 lg:pt-16">
            <h2 className="flex items-center gap-2">
              <CardLink to={link.to}>{title}</CardLink>
              <Icon of={ArrowRight} size={24} />
            </h2>
            <p className="mt-1.5 text-small md:text-body">{text}</p>
          </div>
          <ContentPicture
            image={image}
            className="w-2/5 flex-none self-stretch object-cover object-bottom lg:w-1/2"
          />
        </Card>
      ))}
    </Container>
  );
}
