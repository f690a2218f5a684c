import type { Page } from 'playwright-core';

/** Fills in and saves a section of a product's edit page, by its title. */
export async function save(
  page: Page,
  part: string,
  fields: Record<string, string>,
  submit = 'Enregistrer',
) {
  const section = page.locator('section', { has: page.getByRole('heading', { name: part }) });
  for (const [label, text] of Object.entries(fields)) {
    // « Description » is also the beginning of « Description courte ».
    const exact = section.getByLabel(label, { exact: true });
    const field = (await exact.count()) > 0 ? exact : section.getByLabel(label);
    await field.first().fill(text);
  }
  const version = page.locator('input[name=version]').first();
  const before = await version.inputValue();
  await section.getByRole('button', { name: submit }).click();
  await page
    .locator(`input[name=version]:not([value="${before}"])`)
    .first()
    .waitFor({ state: 'attached' });
}
