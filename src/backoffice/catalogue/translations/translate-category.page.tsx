import { readAgain } from '#pages/read-again.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { officeHead } from '../../office-head.ts';
import { answerIntent } from '../../parts/answer-intent.server.ts';
import { newFormKey } from '../../parts/new-form-key.server.ts';
import { officePaths } from '../../paths.ts';
import { requireStaff } from '../../require-staff.server.ts';
import type { Route } from './+types/translate-category.page';
import { translationIntents } from './translate-intent.server.ts';
import { t } from './translation-words.ts';
import { TranslationsPage } from './translations-form.tsx';

export const handle = { name: 'office-translate-category', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const translations = await teamCatalogueCalls(admin).categoryTranslations(params.id);
  const isDone = new URL(request.url).searchParams.has('fait');
  return { translations, isDone, formKey: newFormKey() };
}

export function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const calls = teamCatalogueCalls(admin);
  const intents = translationIntents(
    () => calls.categoryTranslations(id),
    (texts, key) => calls.translateCategory(id, texts, key),
  );
  return answerIntent(intents, request, {
    admin,
    next: officePaths.translateCategory(id, 'enregistre'),
  });
}

/** Also after a refusal: a French text that was changed meanwhile is shown as it is now. */
export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData ? t('title', { name: loaderData.translations.name }) : t('panel'));

export default function TranslateCategoryPage({
  loaderData,
  actionData,
  params,
}: Route.ComponentProps) {
  return (
    <TranslationsPage
      {...loaderData}
      back={officePaths.category(params.id)}
      refused={actionData}
      key={JSON.stringify(loaderData.translations.texts)}
    />
  );
}
