import { LocateFixed, Search } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { t } from './relay-words.ts';

/** Name of the submit button that searches instead of continuing. */
export const FIND = 'find';
/** Name of the location field. */
export const PLACE = 'place';

interface RelaySearchProps {
  /** Initial value of the field. */
  place: string;
  pending: boolean;
  locating: boolean;
  onSearch: (place: string) => void;
  onLocate: () => void;
}

/** The location field. Without JavaScript, its button submits the whole form as a search. */
export function RelaySearch({ place, pending, locating, onSearch, onLocate }: RelaySearchProps) {
  const typed = (element: HTMLElement) =>
    new FormData(element.closest('form') ?? undefined).get(PLACE)?.toString() ?? '';
  return (
    <search className="grid gap-3">
      <div className="flex items-end gap-3">
        <TextField
          type="search"
          name={PLACE}
          label={t('search.label')}
          defaultValue={place}
          maxLength={120}
          enterKeyHint="search"
          className="min-w-0 grow"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onSearch(event.currentTarget.value);
          }}
        />
        <Button
          type="submit"
          name={FIND}
          value="1"
          variant="secondary"
          icon={Search}
          formNoValidate
          pending={pending}
          className="flex-none max-md:px-3.5!"
          onClick={(event) => {
            event.preventDefault();
            onSearch(typed(event.currentTarget));
          }}
        >
          <span className="max-md:sr-only">{t('search.submit')}</span>
        </Button>
      </div>
      <Button
        variant="quiet"
        size="compact"
        icon={LocateFixed}
        pending={locating}
        onClick={onLocate}
        className="-ml-3 justify-self-start noscript:hidden"
      >
        {t('search.nearMe')}
      </Button>
    </search>
  );
}
