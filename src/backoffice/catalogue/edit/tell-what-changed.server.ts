import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { CategoryChangeShape, ProductChangeShape } from '#modules/catalog/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { ServiceError } from '#services/service-client.ts';
import { t } from '../catalogue-words.ts';

export type Send = <T>(call: () => Promise<T>) => Promise<T>;

type Changes = () => Promise<{ members: readonly (ProductChangeShape | CategoryChangeShape)[] }>;

/**
 * Runs a form. On a conflict the answer lists who changed what; the submitted values stay in the
 * form.
 */
export async function tellWhatChanged<Answer extends { refused?: FormAnswer }>(
  changesMeanwhile: Changes,
  submit: (send: Send) => Promise<Answer>,
): Promise<Answer> {
  let isStale = false;
  const answer = await submit(async (call) => {
    try {
      return await call();
    } catch (error) {
      isStale = error instanceof ServiceError && error.status === 409;
      throw error;
    }
  });
  const { refused } = answer;
  if (!refused) return answer;
  const conflicts = isStale ? (await changesMeanwhile()).members.map(inWords) : [];
  const problems = [...new Set([...refused.problems, ...conflicts])];
  return { ...answer, refused: { ...refused, problems } };
}

const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

const inWords = ({ fact, before, after, by, at }: ProductChangeShape | CategoryChangeShape) =>
  t('edit.changed', {
    fact: t.translate(`changes.${fact}`),
    by,
    at: `${shortDate(at)}, ${timeOfDay(at)}`,
    before: shortened(before) || t('edit.nothing'),
    after: shortened(after) || t('edit.nothing'),
  });
