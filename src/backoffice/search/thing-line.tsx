import type { Status } from '#modules/orders/rules/index.ts';
import { OrderStatus } from '#modules/orders/web/index.ts';
import { Badge } from '#ui/badge.tsx';
import type { FoundThing } from './found-things.ts';
import { t } from './search-words.ts';

/** Content of a result row: picture, name, person, status. */
export function ThingLine({ thing }: { thing: FoundThing }) {
  const { label, detail, picture } = thing;
  return (
    <>
      {picture && (
        <img
          src={`/media/${picture}-180.webp`}
          alt=""
          width={32}
          height={40}
          loading="lazy"
          className="h-10 w-8 flex-none rounded-badge bg-brume object-contain"
        />
      )}
      <span className="min-w-0 grow">
        <span className="block truncate text-small font-bold">{label}</span>
        {detail && <span className="block truncate text-mini text-encre-2">{detail}</span>}
      </span>
      <State thing={thing} />
    </>
  );
}

function State({ thing: { kind, state } }: { thing: FoundThing }) {
  if (!state) return null;
  if (kind === 'order' || kind === 'subscription') return <OrderStatus status={state as Status} />;
  const key = `states.${kind}.${state}`;
  return t.has(key) ? <Badge>{t.translate(key)}</Badge> : null;
}
