/** What a saved answer may leave to be filled in. */
export interface Blanks {
  /** First name of who wrote. */
  firstName: string | null;
  /** The order or the subscription it is about. */
  order: string | null;
}

const BLANK = /\{(prénom|commande)\}/gu;

/**
 * A saved answer with what is known filled in: `Bonjour {prénom},` → `Bonjour Léa,`, or `Bonjour,` of
 * somebody who gave no name. What is unknown else stays, for whoever answers to see.
 */
export function fillTemplate(text: string, { firstName, order }: Blanks): string {
  return text
    .replace(/ ?\{prénom\}/gu, (blank) =>
      firstName ? blank.replace('{prénom}', () => firstName) : '',
    )
    .replaceAll('{commande}', (blank) => order ?? blank);
}

/** Whether an answer still holds what was to be filled in. */
export const hasBlanks = (text: string): boolean => text.search(BLANK) >= 0;
