/** What stands between the words of a label: figures with their units, marks, brackets. */
const BETWEEN =
  /((?<![\p{L}\d])\d[\d\u00a0,]*\u00a0(?:%|mg|UI)|\u00a0:\s|:\s|,\s|\.\s|\.$|\s?\(|\))/u;

/** Figures as Dutch writes them: `18 000 UI` is `18.000 IE`. */
const figure = (text: string) =>
  text
    .replace(/(?<=\d)\u00a0(?=\d{3})/g, '.')
    .replace('\u00a0UI', '\u00a0IE')
    .replace('\u00a0:', ':');

const capital = (text: string) => (text[0] ?? '').toUpperCase() + text.slice(1);

/**
 * A composition or a list of additives in another language, word by word: figures, order and brackets
 * are those of the French label. Words it does not know are given to `onUnknown`, and stay.
 */
export function sayLabel(
  text: string,
  words: Readonly<Record<string, string>>,
  onUnknown: (word: string) => void,
): string {
  return text
    .split(BETWEEN)
    .map((part, place) => {
      if (place % 2 === 1) return figure(part);
      const word = part.trim();
      if (word === '') return part;
      const said = words[word.toLowerCase()];
      if (said === undefined) {
        onUnknown(word);
        return part;
      }
      const isFirst = word[0] !== word[0]?.toLowerCase();
      return part.replace(word, isFirst ? capital(said) : said);
    })
    .join('');
}
