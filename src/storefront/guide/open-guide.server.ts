import { type RouterContextProvider, redirect } from 'react-router';
import { paths } from '../../paths.ts';
import { pageContext, sessionContext } from '../page-context.ts';
import type { GuideAnswers } from './guide-answers.ts';

/** The guide under way in this browser; with the feature off there is none (GRD-06). */
export function openGuide(context: Readonly<RouterContextProvider>) {
  const page = context.get(pageContext);
  if (!page.settings.features.guides) throw redirect(paths.home());
  const session = context.get(sessionContext);
  // A mixed menu under way is kept beside it.
  const { mixed, ...own } = session.guide;
  const answers = own as GuideAnswers;
  const keep = (next: GuideAnswers) => session.keepGuide({ ...next, ...(mixed ? { mixed } : {}) });
  return { page, answers, keep };
}
