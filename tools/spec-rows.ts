export interface SpecRow {
  /** `CRT-17` */
  id: string;
  /** `CRT` */
  area: string;
  requirement: string;
  check: string;
}

const ROW = /^\| *([A-Z0-9]{3})-(\d+) *\| *(.*?) *\| *(.*?) *\|$/gm;

/** The rows of a specification written as Markdown tables of id, requirement and check. */
export const rowsOf = (markdown: string): SpecRow[] =>
  [...markdown.matchAll(ROW)].map(([, area = '', number = '', requirement = '', check = '']) => ({
    id: `${area}-${number}`,
    area,
    requirement,
    check,
  }));

export interface NamedTest {
  file: string;
  title: string;
}

const TITLE = /\btest(?:\.\w+)?(?:\([^'"`]*\))?\(?\s*\(?\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
const ID = /\b[A-Z0-9]{3}-\d{2,3}\b/g;

/** The tests that name each row: in their title, or in a table whose rows fill titles in. */
export function namedIn(
  files: readonly { file: string; text: string }[],
): ReadonlyMap<string, readonly NamedTest[]> {
  const found = new Map<string, NamedTest[]>();
  const add = (id: string, test: NamedTest) => {
    const existing = found.get(id) ?? [];
    if (!existing.some(({ file, title }) => file === test.file && title === test.title))
      found.set(id, [...existing, test]);
  };
  for (const { file, text } of files) {
    for (const [, , title = ''] of text.matchAll(TITLE))
      for (const [id] of title.matchAll(ID)) add(id, { file, title });
    for (const [id] of text.matchAll(ID))
      if (!(found.get(id) ?? []).some((test) => test.file === file))
        add(id, { file, title: '(named in this file)' });
  }
  return found;
}
