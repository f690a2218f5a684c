import { Navigation, Phone } from 'lucide-react';
import { distance } from '#i18n/numbers.ts';
import { words } from '#i18n/words.ts';
import type { ShopDocument } from '#modules/content/contracts.ts';
import { paths } from '#pages/paths.ts';
import { Card, CardLink } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import messages from '../messages/fr.json';
import { formatPhone, type LocalTime, routeTo } from '../rules/index.ts';
import { OpenNote } from './open-note.tsx';

const t = words(messages);

export type ListedShop = Omit<ShopDocument, 'email' | 'services'>;

interface ShopCardProps {
  shop: ListedShop;
  now: LocalTime | null;
  /** Kilometres from the visitor; null before they shared their position. */
  away: number | null;
  id?: string;
  /** Whether it is selected on the map. */
  isChosen?: boolean;
}

export function ShopCard({ shop, now, away, id, isChosen }: ShopCardProps) {
  const { slug, name, address, phone } = shop;
  return (
    <Card
      as="li"
      lifts
      id={id}
      className={classNames(
        'flex h-full scroll-my-28 flex-col gap-2',
        isChosen && 'outline-3 outline-beurre-300',
      )}
    >
      <h3 className="flex items-baseline justify-between gap-3">
        <CardLink to={paths.shop(slug)}>{name}</CardLink>
        {away !== null && (
          <span className="flex-none font-sans text-small font-normal tracking-normal text-encre-2 tabular-nums">
            {t('card.away', { distance: distance(away) })}
          </span>
        )}
      </h3>
      <p className="text-small text-encre-2">
        {address.street}
        <br />
        {address.postcode} {address.city}
      </p>
      <p className="min-h-8">
        <OpenNote shop={shop} now={now} />
      </p>
      <p className="relative mt-auto -ml-3 flex flex-wrap">
        <a
          href={routeTo(shop)}
          aria-label={t('card.routeTo', { name })}
          className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-small font-bold text-sapin-700 hover:bg-brume"
        >
          <Icon of={Navigation} />
          {t('card.route')}
        </a>
        <a
          href={`tel:${phone}`}
          aria-label={t('card.callTo', { name, phone: formatPhone(phone) })}
          className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-small font-bold text-sapin-700 hover:bg-brume"
        >
          <Icon of={Phone} />
          {t('card.call')}
        </a>
      </p>
    </Card>
  );
}
