import type { BotAction } from '#services/bot-protection.ts';

/** Name of the field that carries the token of an action: one form may need several. */
export const botField = (action: BotAction) => `bot-${action}`;

/** The token a form brings for an action; undefined where no bot protection is configured. */
export function botToken(form: FormData, action: BotAction): string | undefined {
  const token = form.get(botField(action));
  return typeof token === 'string' && token !== '' ? token : undefined;
}
