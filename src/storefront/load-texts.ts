import { speak } from '#i18n/language.ts';
import { fetchTexts } from '#services/language-texts.ts';

/**
 * Loads the texts of the document's language before hydration. If that fails, the page hydrates in
 * French, and the console shows why (I18-06).
 */
export async function loadTexts(): Promise<void> {
  const { lang: code } = document.documentElement;
  const file = document.querySelector('link[data-texts]')?.getAttribute('href') ?? '';
  let texts = {};
  try {
    texts = await fetchTexts(file);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: I18-06 asks for a line in the browser's log
    console.warn('The messages of this language were not loaded', error);
  }
  const found = { code, texts, file };
  speak(() => found);
}
