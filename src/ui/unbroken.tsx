/** Words tied by a hyphen with a short one: « puis-je », « arrive-t-elle », « e-mail ». */
const TIED = /\p{L}+(?:-\p{L}+)+/gu;
/** Parts of up to this many letters must not be separated by a line break. */
const SHORT = 4;

const isTied = (word: string) => word.split('-').some((part) => part.length <= SHORT);

/** A text without line breaks after the hyphens of short words, where browsers would break (L-15). */
export function Unbroken({ text }: { text: string }) {
  const parts = text.split(new RegExp(`(${TIED.source})`, 'u'));
  if (parts.length === 1) return text;
  return parts.map((part, place) =>
    place % 2 === 1 && isTied(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** The same for HTML; tags are left unchanged. */
export const unbrokenHtml = (html: string): string =>
  html.replace(new RegExp(`<[^>]*>|${TIED.source}`, 'gu'), (found) =>
    found.startsWith('<') || !isTied(found)
      ? found
      : `<span class="whitespace-nowrap">${found}</span>`,
  );
