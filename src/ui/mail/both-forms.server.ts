import { plainTextSelectors, render } from '@react-email/render';
import { compile } from 'html-to-text';
import type { ReactElement } from 'react';

// Compiled once, because compiling takes longer than converting a mail.
const toPlainText = compile({ wordwrap: false, selectors: plainTextSelectors });

/** HTML and plain text of a mail; React escapes user input. */
export async function bothForms(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  return { html, text: toPlainText(html) };
}
