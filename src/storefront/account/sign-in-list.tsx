import { Laptop, Smartphone } from 'lucide-react';
import { Form } from 'react-router';
import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { SignInShape } from '#modules/identity/contracts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { t } from './account-words.ts';

const HANDHELD = new Set(['iPhone', 'iPad', 'Android']);

function nameOf({ browser, system }: SignInShape): string {
  if (browser && system) return t('signIns.device', { browser, system });
  return browser ?? system ?? t('signIns.unknown');
}

/** Formatted without line breaks. */
const moment = (instant: string) => ({
  date: shortDate(instant).replaceAll(' ', '\u00a0'),
  time: timeOfDay(instant),
});

/** The active sessions, one row per device, this one marked; one button ends all. */
export function SignInList({ signIns }: { signIns: readonly SignInShape[] }) {
  return (
    <div className="max-w-narrow">
      <ul className="grid gap-3">
        {signIns.map((signIn) => (
          <Line key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      <Form method="post" className="mt-10 border-t border-brume-2 pt-6">
        <input type="hidden" name="intent" value="everywhere" />
        <Button type="submit" variant="danger">
          {t('signIns.everywhere')}
        </Button>
        <p className="mt-2 text-small text-encre-2">{t('signIns.everywhereText')}</p>
      </Form>
    </div>
  );
}

function Line({ signIn }: { signIn: SignInShape }) {
  const { id, system, createdAt, lastUsedAt, openedBy, current } = signIn;
  const name = nameOf(signIn);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-brume-2 bg-blanc p-4">
      <Icon of={HANDHELD.has(system ?? '') ? Smartphone : Laptop} size={24} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          {name}
          {current && <Badge variant="green">{t('signIns.current')}</Badge>}
        </p>
        <p className="text-small text-encre-2">
          {openedBy
            ? t(`signIns.openedBy.${openedBy}`, moment(createdAt))
            : t('signIns.opened', moment(createdAt))}
        </p>
        <p className="text-small text-encre-2">{t('signIns.used', moment(lastUsedAt))}</p>
      </div>
      {!current && (
        <Form method="post">
          <input type="hidden" name="signIn" value={id} />
          <Button
            type="submit"
            variant="secondary"
            size="compact"
            aria-label={t('signIns.endOne', { device: name })}
          >
            {t('signIns.end')}
          </Button>
        </Form>
      )}
    </li>
  );
}
