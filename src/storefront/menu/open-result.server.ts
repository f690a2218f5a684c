import { redirect } from 'react-router';
import { paths } from '#pages/paths.ts';
import { askMenu } from './ask-menu.server.ts';
import { mixedMenuOf } from './load-mixed-menu.server.ts';
import { firstOpenStep, type WholeMenu } from './menu-answers.ts';
import { openMenu } from './open-menu.server.ts';

/** The chosen menu; redirects to the first open step (RTE-49, RTE-51). */
export async function openResult(requested: Parameters<typeof openMenu>[0]) {
  const menu = await openMenu(requested);
  const { page, kind, animal, answers, dog } = menu;
  const open = dog ? 'profile' : firstOpenStep(kind, answers);
  if (open) throw redirect(paths.mixedMenu(kind, animal, dog ? undefined : open));
  const whole = answers as WholeMenu;
  const birthday = Temporal.PlainDate.from(whole.profile.birthday);
  const { answer, problem } = await askMenu(page.content, whole);
  const shown = answer && mixedMenuOf(answer, whole);
  return { page, kind, animal, whole, birthday, shown, problem };
}
