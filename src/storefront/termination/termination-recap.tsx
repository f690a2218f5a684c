import { fullDate } from '#i18n/dates.ts';
import { defined } from '#kit/defined.ts';
import type { TerminationInput } from '#modules/terminations/contracts.ts';
import { Recap } from '../declaration/recap.tsx';
import { t } from './termination-words.ts';

/** Review before the termination is declared (SUB-02). */
export function TerminationRecap({ declared }: { declared: TerminationInput }) {
  const { name, email, contract, wishedOn, ground } = declared;
  return (
    <Recap
      texts={{
        title: t('recap.title'),
        text: t('recap.text'),
        confirm: t('recap.confirm'),
        edit: t('recap.edit'),
      }}
      rows={defined([
        [t('fields.contract'), contract],
        [t('fields.wishedOn'), wishedOn ? fullDate(wishedOn) : t('recap.soonest')],
        ground ? ([t('fields.ground'), t(`grounds.${ground}`)] as const) : undefined,
        [t('fields.name'), name],
        [t('fields.email'), email],
      ])}
      values={{ name, email, contract, wishedOn: wishedOn ?? '', ground: ground ?? '' }}
    />
  );
}
