import { List, Map as MapIcon } from 'lucide-react';
import { words } from '#i18n/words.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import messages from '../messages/map.fr.json';

const t = words(messages);

export type MapView = 'list' | 'map';

interface ViewChoiceProps {
  view: MapView;
  onChange: (view: MapView) => void;
  className?: string;
}

/** Tabs for list or map on narrow screens; the map needs scripts. */
export function ViewChoice({ view, onChange, className }: ViewChoiceProps) {
  const choices = [
    ['list', List],
    ['map', MapIcon],
  ] as const;
  return (
    <fieldset
      className={classNames(
        'grid grid-cols-2 gap-1 rounded-full bg-brume p-1 noscript:hidden',
        className,
      )}
    >
      <legend className="sr-only">{t('view.legend')}</legend>
      {choices.map(([name, icon]) => (
        <Button
          key={name}
          size="compact"
          variant={view === name ? 'primary' : 'quiet'}
          icon={icon}
          aria-pressed={view === name}
          onClick={() => onChange(name)}
        >
          {t(`view.${name}`)}
        </Button>
      ))}
    </fieldset>
  );
}
