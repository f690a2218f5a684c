import type { Page } from 'playwright-core';

/** The path a mail with these words in its subject leads this person to. */
export async function mailedPath(page: Page, subject: string, email: string, section: string) {
  const list = await (await page.request.get('/_dev/mail/')).text();
  const lines = list.split('<li>').filter((line) => line.includes(email));
  const mail = lines.find((line) => line.includes(subject))?.match(/\/_dev\/mail\/\d+\//)?.[0];
  const text = await (await page.request.get(`${mail}?text`)).text();
  return text.match(new RegExp(`/${section}/[^\\s]+`))?.[0] ?? '';
}
