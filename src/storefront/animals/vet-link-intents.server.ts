import { redirect } from 'react-router';
import { vetLinkInput } from '#modules/vet-sheets/contracts.ts';
import { documentPaths } from '#pages/document-paths.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { PageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import { addressOn } from '#pages/sites.ts';
import { vetSheetCalls } from '#services/shop/vet-sheets.ts';

interface Requested {
  page: Pick<PageContext, 'shop' | 'site'>;
  form: FormData;
  /** Id of the animal. */
  id: number;
}

/** Creates a link; its address is shown only once. */
export async function makeVetLink({ page, form, id }: Requested): Promise<{
  made: string | null;
  refused: FormAnswer | undefined;
}> {
  const { done, refused } = await submitForm({
    form: 'vet-link',
    data: form,
    input: { days: Number(form.get('days')) },
    schema: vetLinkInput,
    send: (body) => vetSheetCalls(page.shop).make(id, body),
  });
  const made = done ? addressOn(page.site, documentPaths.vetSheet(done.token)) : null;
  return { made, refused };
}

/** Revokes a link; an already revoked one is not an error. */
export async function endVetLink({ page, form, id }: Requested): Promise<never> {
  const link = Number(form.get('link'));
  await vetSheetCalls(page.shop).end(id, Number.isSafeInteger(link) ? link : 0);
  throw redirect(`${paths.animal(id)}?fait=fiche-fermee`);
}
