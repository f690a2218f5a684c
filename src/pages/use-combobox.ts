import { type RefObject, useEffect, useRef, useState } from 'react';

interface Listed {
  /** The listbox element, inside the form of the field. */
  place: RefObject<HTMLElement | null>;
  /** Id of the listbox; its options have the ids `{id}-0`, `{id}-1` … */
  id: string;
  count: number;
  /** The text changed, or the field received focus. */
  onType: (words: string) => void;
  /** An option was activated with Enter. */
  onChoose: (at: number) => void;
  /** The form was submitted, or an option's link followed. */
  onLeave: (words: string) => void;
  /** The list is to be closed. */
  onClose: () => void;
}

/**
 * Keyboard support of a search field with a listbox (ARIA combobox pattern): the focus stays in the
 * field, arrows select an option, Enter activates it, Escape closes the list. Listeners are on the
 * form, because a page may replace the field.
 */
export function useCombobox(listed: Listed) {
  const [isOpen, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const isListed = isOpen && listed.count > 0;
  const close = () => {
    listed.onClose();
    setOpen(false);
    setActive(-1);
  };
  const read = () => {
    setOpen(true);
    setActive(-1);
    listed.onType(fieldOf(listed.place)?.value.trim() ?? '');
  };
  const latest = useRef({ ...listed, active, isListed, close, read });
  latest.current = Object.assign(latest.current, listed, { active, isListed, close, read });

  useEffect(() => {
    const { place } = latest.current;
    const form = place.current?.closest('form');
    if (!form) return;
    const on = new AbortController();
    const { signal } = on;
    form.addEventListener('input', () => latest.current.read(), { signal });
    form.addEventListener('focusin', ({ target }) => enter(target, latest.current.read), {
      signal,
    });
    form.addEventListener('keydown', (event) => press(event, latest.current, setActive), {
      signal,
    });
    form.addEventListener(
      'submit',
      () => {
        latest.current.onLeave(fieldOf(place)?.value ?? '');
        latest.current.close();
      },
      { signal },
    );
    form.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!form.contains(relatedTarget as Node | null)) latest.current.close();
      },
      { signal },
    );
    // Pressing an option must not take the focus from the field.
    place.current?.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    enter(document.activeElement, latest.current.read);
    return () => {
      on.abort();
      latest.current.onClose();
    };
  }, []);

  useEffect(() => {
    const field = fieldOf(listed.place);
    if (!field) return;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', listed.id);
    field.setAttribute('aria-expanded', String(isListed));
    if (active < 0) return field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-activedescendant', `${listed.id}-${active}`);
    document.getElementById(`${listed.id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  });

  const follow = () => {
    const field = fieldOf(listed.place);
    listed.onLeave(field?.value ?? '');
    close();
    field?.blur();
  };
  return { isListed, active, follow };
}

const fieldOf = (place: RefObject<HTMLElement | null>) =>
  place.current?.closest('form')?.querySelector('input');

/** If the field has focus when the page opens, the list waits for typing. */
function enter(target: EventTarget | null, read: () => void): void {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.value === '' || target.value !== target.defaultValue) read();
}

interface Pressed {
  count: number;
  active: number;
  isListed: boolean;
  close: () => void;
  read: () => void;
  onChoose: (at: number) => void;
}

function press(event: KeyboardEvent, state: Pressed, setActive: (at: number) => void) {
  if (!(event.target instanceof HTMLInputElement)) return;
  const { count, active, isListed, close, read, onChoose } = state;
  if (event.key === 'Escape' && isListed) {
    event.preventDefault();
    close();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    if (!isListed) return read();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // Index -1, before the first option, is the field itself.
    setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
  } else if (event.key === 'Enter' && isListed && active >= 0) {
    event.preventDefault();
    close();
    onChoose(active);
  }
}
