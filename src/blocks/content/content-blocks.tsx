import type { Block } from '#modules/content/contracts.ts';
import { Blocks, RichText } from '#modules/content/web/index.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { Container } from '#ui/layout.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import { ProductRail } from '../product/product-rail.tsx';
import type { Lists } from './load-lists.ts';
import { Register } from './register.tsx';

interface ContentBlocksProps {
  blocks: readonly Block[];
  lists: Lists;
  heroIsTitle: boolean;
}

/** The blocks of a page with the products and questions they name. */
export function ContentBlocks({ blocks, lists, heroIsTitle }: ContentBlocksProps) {
  return (
    <Blocks
      blocks={blocks}
      heroIsTitle={heroIsTitle}
      renderList={(block) =>
        block.__component === 'blocks.register' ? (
          <Register of={block.of} title={block.title} />
        ) : (
          <Container as="section" className="py-6">
            <h2 className="mb-5 text-h3">{block.title}</h2>
            {block.__component === 'blocks.products' ? (
              <ProductRail
                label={block.title}
                list="content"
                products={lists.products[block.id] ?? []}
              />
            ) : (
              <div className="max-w-text border-t border-brume-2">
                {lists.questions[block.id]?.map(({ slug, question, answer }) => (
                  <AccordionItem key={slug} title={<Unbroken text={question} />} level={3}>
                    <RichText html={answer} />
                  </AccordionItem>
                ))}
              </div>
            )}
          </Container>
        )
      }
    />
  );
}
