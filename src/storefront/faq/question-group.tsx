import type { Segment } from '#kit/word-match.ts';
import { RichText } from '#modules/content/web/index.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import type { QuestionGroup as Group } from './load-faq.ts';

interface QuestionGroupProps {
  group: Group;
  title: string;
  /** The first answer is open: it is most likely the one. */
  opensFirst: boolean;
}

/** Questions under one heading, as native disclosures (UIX-13). */
export function QuestionGroup({ group, title, opensFirst }: QuestionGroupProps) {
  return (
    <section className="mt-10">
      <h2 className="mb-2 text-h3">{title}</h2>
      {group.questions.map(({ slug, question, answer }, index) => (
        <AccordionItem
          key={slug}
          id={slug}
          title={<Marked segments={question} />}
          open={opensFirst && index === 0}
        >
          <RichText html={answer} />
        </AccordionItem>
      ))}
    </section>
  );
}

function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, place) => {
    const words = <Unbroken text={text} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text
    return <span key={place}>{marked ? <mark>{text}</mark> : words}</span>;
  });
}
