import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { words } from '#i18n/words.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import messages from '../messages/parts.fr.json';
import type { OfficeIntent } from './answer-intent.server.ts';
import { SEEN_VALUES, type Values } from './seen-values.tsx';

const t = words(messages);
const shown = z.record(z.string(), z.string().nullable());

/**
 * Wraps an intent so that it overwrites nothing its user has not seen: where a field changed since the form was rendered
 * (`SeenValues`), the form is shown again with the typed values and the current ones. Submitting it again saves.
 */
export const unlessChanged =
  <More extends object>(
    form: string,
    current: (given: Parameters<OfficeIntent<More>>[0]) => Promise<Values>,
    intent: OfficeIntent<More>,
  ): OfficeIntent<More> =>
  async (given) => {
    const before = valuesSeen(given.data);
    if (before === null) return intent(given);
    const now = await current(given);
    const texts = Object.entries(now).flatMap(([name, value]) =>
      name in before && (before[name] ?? '') !== (value ?? '')
        ? [value || t('changed.nothing')]
        : [],
    );
    if (texts.length === 0) return intent(given);
    const quoted = texts.map((text) => t('changed.text', { text })).join(', ');
    return {
      refused: {
        form,
        submission: randomUUID(),
        values: typedValues(given.data),
        fields: {},
        problems: [t('changed.meanwhile', { texts: quoted })],
      },
    };
  };

/** The values the form was rendered with; null when missing or malformed. */
function valuesSeen(data: FormData): Values | null {
  const text = data.get(SEEN_VALUES);
  if (typeof text !== 'string') return null;
  try {
    return shown.parse(JSON.parse(text));
  } catch {
    // Malformed: the API still validates what is submitted.
    return null;
  }
}
