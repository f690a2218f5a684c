/** Values for the placeholders of a saved reply. */
export interface Blanks {
  /** First name of the customer. */
  firstName: string | null;
  /** Number of the order or subscription it is about. */
  order: string | null;
}

const BLANK = /\{(prénom|commande)\}/gu;

/**
 * Fills in a saved reply: `Bonjour {prénom},` becomes `Bonjour Léa,`, or `Bonjour,` without a first
 * name. Other unknown placeholders stay, so that the staff member notices them.
 */
export function fillTemplate(text: string, { firstName, order }: Blanks): string {
  return text
    .replace(/ ?\{prénom\}/gu, (blank) =>
      firstName ? blank.replace('{prénom}', () => firstName) : '',
    )
    .replaceAll('{commande}', (blank) => order ?? blank);
}

/** Whether a reply still contains placeholders. */
export const hasBlanks = (text: string): boolean => text.search(BLANK) >= 0;
