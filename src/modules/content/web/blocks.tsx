import type { ReactNode } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Container } from '#ui/layout.tsx';
import type { Block } from '../contracts.ts';
import { ContentButton } from './content-button.tsx';
import { ContentPicture } from './content-picture.tsx';
import { RichText } from './rich-text.tsx';

type Of<T extends Block['__component']> = Extract<Block, { __component: T }>;

interface BlocksProps {
  blocks: readonly Block[];
  /** Renders products, questions and registers, which belong to other modules. */
  renderList: (
    block: Of<'blocks.products'> | Of<'blocks.faq'> | Of<'blocks.register'>,
  ) => ReactNode;
  /** The hero block contains the page's only h1. */
  heroIsTitle?: boolean;
}

/** The blocks of a page in order (contracts §3.5). */
export function Blocks({ blocks, renderList, heroIsTitle = false }: BlocksProps) {
  const hero = blocks.find((block) => block.__component === 'blocks.hero');
  return blocks.map((block) => {
    switch (block.__component) {
      case 'blocks.hero':
        return <HeroBlock key={block.id} block={block} isTitle={heroIsTitle && block === hero} />;
      case 'blocks.text':
        return <TextBlock key={block.id} block={block} />;
      case 'blocks.notice':
        return (
          <Container key={block.id} className="py-4">
            <Alert
              tone={block.tone === 'info' ? 'info' : 'warning'}
              title={block.title}
              className="w-fit max-w-full"
            >
              <RichText html={block.html} />
            </Alert>
          </Container>
        );
      case 'blocks.facts':
        return <Facts key={block.id} title={block.title} rows={block.rows} />;
      case 'blocks.steps':
        return <StepsBlock key={block.id} block={block} />;
      case 'blocks.carousel':
        return <CarouselBlock key={block.id} block={block} />;
      case 'blocks.call-to-action':
        return (
          <Container key={block.id} className="py-6">
            <Card as="aside" ground="butter" className="grid justify-items-start gap-4">
              <h2 className="text-h3">{block.title}</h2>
              <RichText html={block.html} />
              <ContentButton cta={block.cta} />
            </Card>
          </Container>
        );
      default:
        return <div key={block.id}>{renderList(block)}</div>;
    }
  });
}

function HeroBlock({ block, isTitle }: { block: Of<'blocks.hero'>; isTitle: boolean }) {
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <div className="mb-6 overflow-hidden bg-beurre-200">
      <Container className="grid items-center gap-2 pt-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-10 md:pt-0">
        <div className="md:py-14">
          <Heading className="text-h1">{block.title}</Heading>
          <p className="mt-4 mb-6 max-w-text">{block.lead}</p>
          <ContentButton cta={block.cta} />
        </div>
        <ContentPicture
          image={block.image}
          priority
          className="mx-auto w-full max-w-96! rounded-t-card"
        />
      </Container>
    </div>
  );
}

function TextBlock({ block }: { block: Of<'blocks.text'> }) {
  return (
    <Container as="section" id={block.anchor ?? undefined} className="py-5">
      {block.title && <h2 className="mb-3 text-h3">{block.title}</h2>}
      <RichText html={block.html} />
    </Container>
  );
}

/** A table of two columns: label and value. */
export function Facts({ title, rows }: Pick<Of<'blocks.facts'>, 'title' | 'rows'>) {
  return (
    <Container as="section" className="py-5">
      {title && <h2 className="mb-3 text-h3">{title}</h2>}
      <dl className="max-w-[43rem] border-t border-brume-2">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="grid gap-x-6 border-b border-brume-2 py-3 md:grid-cols-[16.5rem_1fr]"
          >
            <dt className="font-bold">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}

function StepsBlock({ block }: { block: Of<'blocks.steps'> }) {
  const hasPictures = block.items.some(({ image }) => image);
  return (
    <Container as="section" className="py-6">
      {block.title && <h2 className="mb-5 text-h3">{block.title}</h2>}
      <ol className="grid gap-6 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {block.items.map(({ title, text, image }, place) => (
          <li
            key={title}
            className={
              hasPictures
                ? 'grid grid-cols-[7rem_1fr] items-center gap-4 md:block'
                : 'border-t-2 border-sapin-700 pt-3'
            }
          >
            <ContentPicture image={image} className="w-full max-w-80! md:mb-3" />
            <div className={image ? undefined : 'col-span-2'}>
              <h3 className="text-h4">
                <span className="text-encre-3 tabular-nums">{place + 1}.</span> {title}
              </h3>
              <p className="mt-1.5">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Container>
  );
}

function CarouselBlock({ block }: { block: Of<'blocks.carousel'> }) {
  const slides = block.slides.map(({ title, text, image }, place) => ({
    key: String(place),
    content: (
      <div className="grid h-full grid-rows-[minmax(0,1fr)_auto] rounded-card bg-beurre-200 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:grid-rows-1 md:items-center">
        <ContentPicture image={image} className="mx-auto h-full min-h-0 object-contain p-4" />
        <div className="px-5 pb-5 md:p-10">
          <h3 className="text-h4">{title}</h3>
          <p className="mt-1.5 max-w-text">{text}</p>
        </div>
      </div>
    ),
  }));
  return (
    <Container as="div" className="py-6">
      <h2 className="mb-5 text-h3">{block.title}</h2>
      <Carousel label={block.title} slides={slides} />
    </Container>
  );
}
