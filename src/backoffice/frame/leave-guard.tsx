import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { postedForm } from './form-values.ts';
import { t } from './frame-words.ts';

/** Elements that show a refusal in a form. */
const REFUSED = '[aria-invalid="true"], [role="alert"]';

/**
 * Asks before leaving a page with unsaved input (O-03). Without scripts nothing is asked, but
 * browsers restore the fields on return.
 */
export function LeaveGuard() {
  const typed = useRef(new Set<HTMLFormElement>());
  const sent = useRef(new Set<HTMLFormElement>());
  const isTyped = useCallback(() => {
    for (const form of typed.current) if (!form.isConnected) typed.current.delete(form);
    return typed.current.size > 0;
  }, []);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && isTyped(),
      [isTyped],
    ),
  );
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== 'idle') return;
    // A refused form is unsaved again.
    for (const form of sent.current)
      if (form.isConnected && form.querySelector(REFUSED)) typed.current.add(form);
    sent.current.clear();
  }, [state]);
  useEffect(() => {
    const onInput = (event: Event) => {
      const form = postedForm(event.target);
      if (form) typed.current.add(form);
    };
    const onSubmit = (event: Event) => {
      const form = postedForm(event.target);
      if (!form) return;
      typed.current.delete(form);
      sent.current.add(form);
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isTyped()) event.preventDefault();
    };
    document.addEventListener('input', onInput);
    document.addEventListener('submit', onSubmit);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('submit', onSubmit);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [isTyped]);
  const isBlocked = blocker.state === 'blocked';
  return (
    <Dialog
      open={isBlocked}
      onClose={() => blocker.reset?.()}
      title={t('leave.title')}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            {t('leave.stay')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              typed.current.clear();
              blocker.proceed?.();
            }}
          >
            {t('leave.go')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
