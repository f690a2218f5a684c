import { shortDate } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import type { HomeDocument } from '#modules/content/contracts.ts';
import { ContentPicture } from '#modules/content/web/index.ts';
import { Section } from '#ui/layout.tsx';
import { Popover } from '#ui/popover.tsx';
import messages from '../messages/home.fr.json';

const t = words(messages);

/** The ingredients of one recipe: the drawing is decorative, the list holds the text (PRI-05). */
export function Honesty({ honesty, savings }: Pick<HomeDocument, 'honesty' | 'savings'>) {
  const { title, intro, ingredients, note, image } = honesty;
  return (
    <Section ground="brume" labelledBy="recette">
      <h2 id="recette">{title}</h2>
      <p className="mt-3 max-w-text text-encre-2">{intro}</p>
      <div className="mt-8 grid items-center md:gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
        <ContentPicture
          image={image}
          sizes="(min-width:1024px) 680px, 100vw"
          className="hidden aspect-5/3 w-full object-contain md:block"
        />
        <dl>
          {ingredients.map(({ name, share, text }) => (
            <div
              key={name}
              className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-b border-brume-2 py-3 first:pt-0"
            >
              <dt className="contents">
                <span className="row-span-2 font-display text-h3 font-extrabold text-sapin-700 tabular-nums">
                  {share}
                </span>
                <span className="font-bold">{name}</span>
              </dt>
              <dd className="text-small text-encre-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-6 max-w-text text-small text-encre-2">{note}</p>
      <p className="mt-6 text-h4 font-bold">
        <Popover term={savings.text}>
          {savings.proof} {savings.source}. {t('asOf', { date: shortDate(savings.asOf) })}
        </Popover>
      </p>
    </Section>
  );
}
