import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The path a mail with these words in its subject leads this person to, once a job has written it. */
export async function mailedPath(page: Page, subject: string, email: string, section: string) {
  const find = async () => {
    const list = await (await page.request.get('/_dev/mail/')).text();
    const lines = list.split('<li>').filter((line) => line.includes(email));
    const mail = lines.find((line) => line.includes(subject))?.match(/\/_dev\/mail\/\d+\//)?.[0];
    if (!mail) return undefined;
    const text = await (await page.request.get(`${mail}?text`)).text();
    return text.match(new RegExp(`/${section}/[^\\s]+`))?.[0];
  };
  let path: string | undefined;
  await expect
    .poll(
      async () => {
        path = await find();
        return path;
      },
      { message: `a mail « ${subject} » to ${email}` },
    )
    .toBeTruthy();
  return path ?? '';
}
