import { speak } from './language.ts';

/**
 * Fetches the texts of the language a page came in, before the page comes to life. Without them it
 * does so in French, and the console says why (I18-06).
 */
export async function loadTexts(): Promise<void> {
  const { lang: code } = document.documentElement;
  const file = document.querySelector('link[data-texts]')?.getAttribute('href') ?? '';
  let texts = {};
  try {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
    texts = await answer.json();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: I18-06 asks for a line in the browser's log
    console.warn('The messages of this language were not loaded', error);
  }
  const found = { code, texts, file };
  speak(() => found);
}
