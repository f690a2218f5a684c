import { List, Map as MapIcon } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { t } from './relay-words.ts';

type View = 'list' | 'map';

/** List or map, where there is no room for both. */
export function ViewChoice({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const choices = [
    ['list', List],
    ['map', MapIcon],
  ] as const;
  return (
    <fieldset className="grid grid-cols-2 gap-1 rounded-full bg-brume p-1 md:hidden noscript:hidden">
      <legend className="sr-only">{t('view.legend')}</legend>
      {choices.map(([name, icon]) => (
        <Button
          key={name}
          size="compact"
          look={view === name ? 'primary' : 'quiet'}
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
