import type { ReactNode } from 'react';

/** How to pay by cheque or transfer: renders paragraphs, lists and bold of the method's Markdown. */
export function Instructions({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      {text.split(/\n{2,}/).map((block) => {
        const lines = block.split('\n');
        const isList = lines.every((line) => line.startsWith('- '));
        if (!isList) return <p key={block}>{strong(block)}</p>;
        return (
          <ul key={block} className="grid list-disc gap-1 pl-5">
            {lines.map((line) => (
              <li key={line}>{strong(line.slice(2))}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

function strong(text: string): ReactNode[] {
  return text
    .split(/(\*\*[^*]+\*\*)/)
    .map((part) =>
      part.startsWith('**') ? <strong key={part}>{part.slice(2, -2)}</strong> : part,
    );
}
