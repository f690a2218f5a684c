import { localizedPath } from '#i18n/language.ts';
import { localPath } from '#kit/local-path.ts';
import { pageContext } from '#pages/page-context.ts';
import type { Route } from './+types/language';
import { keepLanguage } from './language-choice.server.ts';

/** Switches the language and stores the choice for a year (I18-04). */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { languages, site } = context.get(pageContext);
  const code = languages.find((one) => one === params.language);
  if (!code || languages.length === 1) throw new Response(null, { status: 404 });
  const back = localPath(new URL(request.url).searchParams.get('retour')) ?? '/';
  const cookie = keepLanguage(code, site.origin.startsWith('https:'));
  return new Response(null, {
    status: 302,
    headers: { location: localizedPath(back, code), 'set-cookie': cookie },
  });
}
