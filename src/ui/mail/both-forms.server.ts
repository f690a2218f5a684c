import { plainTextSelectors, render } from '@react-email/render';
import { compile } from 'html-to-text';
import type { ReactElement } from 'react';

// Compiled once: that takes longer than turning a mail into text.
const toPlainText = compile({ wordwrap: false, selectors: plainTextSelectors });

/** The two forms of a mail; React escapes whatever a customer typed. */
export async function bothForms(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  return { html, text: toPlainText(html) };
}
