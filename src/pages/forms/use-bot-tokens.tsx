import { type FormEvent, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { words } from '#i18n/words.ts';
import type { BotAction, BotProtectionSettings } from '#services/bot-protection.ts';
import { useOnline } from '#ui/online.ts';
import messages from '../messages/forms.fr.json';
import type { PublicSettings } from '../page-context.ts';
import { botField } from './bot-token.ts';

const t = words(messages);

/**
 * Bot-protection tokens for the actions of a form, fetched on submit (AUT-07). Where none is
 * configured, nothing is loaded or fetched.
 */
export function useBotTokens(actions: readonly BotAction[] = []) {
  const root = useRouteLoaderData('root') as { settings: PublicSettings } | undefined;
  const settings = actions.length > 0 ? root?.settings.botProtection : null;
  const [failed, setFailed] = useState(false);
  const online = useOnline();
  const step = useRef<'idle' | 'asking' | 'ready'>('idle');

  /**
   * Whether the form can be submitted now. Without a network a protected form cannot; without its
   * tokens it is submitted again as soon as they have arrived.
   */
  const mayGo = (event: FormEvent<HTMLFormElement>): boolean => {
    if (actions.length > 0 && !online.maySend(event)) return false;
    const form = event.currentTarget;
    // An invalid form is not submitted, so no token is fetched.
    if (!settings || step.current === 'ready' || !form.checkValidity()) {
      step.current = 'idle';
      return true;
    }
    event.preventDefault();
    if (step.current === 'asking') return false;
    step.current = 'asking';
    setFailed(false);
    askTokens(settings, actions)
      .then((tokens) => {
        for (const [name, token] of tokens) {
          const field = form.elements.namedItem(name);
          if (field instanceof HTMLInputElement) field.value = token;
        }
        step.current = 'ready';
        form.requestSubmit();
      })
      .catch(() => {
        step.current = 'idle';
        setFailed(true);
      });
    return false;
  };
  return {
    mayGo,
    problem: online.problem ?? (failed ? t('botProtection') : null),
    fields: settings
      ? actions.map((action) => <input key={action} type="hidden" name={botField(action)} />)
      : null,
  };
}

async function askTokens(settings: BotProtectionSettings, actions: readonly BotAction[]) {
  const { loadBotProtection } = await import('#services/bot-protection.ts');
  const protection = await loadBotProtection(settings);
  return Promise.all(
    actions.map(async (action) => [botField(action), await protection.execute(action)] as const),
  );
}
