import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { words } from '#i18n/words.ts';
import { typedValues } from '#pages/forms/submit-form.server.ts';
import messages from '../messages/parts.fr.json';
import type { OfficeIntent } from './answer-intent.server.ts';
import { SEEN_VALUES, type Values } from './seen-values.tsx';

const t = words(messages);
const shown = z.record(z.string(), z.string().nullable());

/**
 * An intent that writes over nothing its sender has not seen: where a field holds another value than when the form was
 * shown (`SeenValues`), the form comes back as it was typed, with what stands there now. Sent again, it is saved.
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

/** What the form began with; null for one that does not say, or not in a way of ours. */
function valuesSeen(data: FormData): Values | null {
  const text = data.get(SEEN_VALUES);
  if (typeof text !== 'string') return null;
  try {
    return shown.parse(JSON.parse(text));
  } catch {
    // Written by somebody else: the API judges what is sent.
    return null;
  }
}
