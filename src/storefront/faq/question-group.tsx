import type { Segment } from '#kit/word-match.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import type { QuestionGroup as Group } from './load-faq.ts';

interface QuestionGroupProps {
  group: Group;
  title: string;
  /** The first answer is open: it is most likely the one. */
  opensFirst: boolean;
}

/** Questions under one heading; the browser's own disclosures open them (UIX-13). */
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
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was published */}
          <div className="prose max-w-text" dangerouslySetInnerHTML={{ __html: answer }} />
        </AccordionItem>
      ))}
    </section>
  );
}

function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text
    marked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}
