import type { Page } from 'playwright-core';

/** Fills in and saves a section of a product's edit page, by its title. */
export async function save(
  page: Page,
  part: string,
  fields: Record<string, string>,
  submit = 'Enregistrer',
) {
  const section = page.locator('section', { has: page.getByRole('heading', { name: part }) });
  for (const [label, text] of Object.entries(fields))
    await section.getByLabel(label).first().fill(text);
  const version = page.locator('input[name=version]').first();
  const before = await version.inputValue();
  await section.getByRole('button', { name: submit }).click();
  await page
    .locator(`input[name=version]:not([value="${before}"])`)
    .first()
    .waitFor({ state: 'attached' });
}
