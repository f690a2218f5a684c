import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { fullDate, timeOfDay } from '#i18n/dates.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import {
  type Draft,
  draftsOf,
  forgetAllDrafts,
  forgetDrafts,
  markUnsent,
  storeDraft,
} from './drafts.ts';
import { isMissed, postedForm, putBack, typedInto } from './form-values.ts';
import { t } from './frame-words.ts';

/** Of the browser's own clock: drafts never leave it. */
const now = () => Math.round(performance.timeOrigin + performance.now());

/** The page of an address, without the parameters of its last action. */
function pageOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('fait');
  const text = query.toString();
  return pathname + (text && `?${text}`);
}

/**
 * Stores unsaved input of back office forms in the browser and offers to restore it after the tab was closed, the connection
 * failed or the session expired (O-03). Deleted on sign-out, and after a day.
 */
export function TypedDrafts({ staff }: { staff: number }) {
  const { pathname, search, state } = useLocation();
  const page = pageOf(pathname, search);
  const navigation = useNavigation();
  const sent = useRef(new Map<HTMLFormElement, { page: string; form: string }>());
  const [offered, setOffered] = useState<Draft | null>(null);

  useEffect(() => {
    if (navigation.state !== 'idle') return;
    // A successful form redirects; a refused one, or one that asks for confirmation, shows its page
    // again.
    const isDone = (state as { _isRedirect?: boolean } | null)?._isRedirect === true;
    for (const [form, of] of sent.current)
      if (isDone || !form.isConnected) forgetDrafts(localStorage, staff, of.page, of.form, now());
      else markUnsent(localStorage, staff, of, now());
    // The next step of a form lacks what is offered.
    if (sent.current.size > 0) setOffered((draft) => (draft && isMissed(draft) ? draft : null));
    sent.current.clear();
  }, [navigation.state, state, staff]);

  useEffect(() => {
    setOffered(draftsOf(localStorage, staff, page, now()).find(isMissed) ?? null);
  }, [page, staff]);

  useEffect(() => {
    const store = (form: HTMLFormElement, sentAs: string | null) => {
      const typed = typedInto(form);
      if (typed) storeDraft(localStorage, staff, { page, at: now(), sentAs, ...typed });
      return typed;
    };
    const onInput = (event: Event) => {
      const form = postedForm(event.target);
      if (form) store(form, null);
    };
    const onSubmit = (event: Event) => {
      const form = postedForm(event.target);
      if (!form) return;
      if (form.action.endsWith('/deconnexion/')) return forgetAllDrafts(localStorage);
      const key = new FormData(form).get('formKey');
      const typed = store(form, typeof key === 'string' ? key : null);
      if (typed) sent.current.set(form, { page, form: typed.form });
    };
    // Input made before hydration.
    for (const form of document.querySelectorAll<HTMLFormElement>('form[method="post"]'))
      if (postedForm(form) && Object.keys(typedInto(form)?.values ?? {}).length > 0)
        store(form, null);
    document.addEventListener('input', onInput);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('submit', onSubmit);
    };
  }, [page, staff]);

  const takeBack = useCallback(() => {
    if (offered) putBack(offered);
    setOffered(null);
  }, [offered]);
  const forget = () => {
    if (offered) forgetDrafts(localStorage, staff, offered.page, offered.form, now());
    setOffered(null);
  };
  if (!offered) return null;
  const at = new Date(offered.at).toISOString();
  return (
    <Alert tone="info" live className="mb-6" title={t('draft.title')}>
      <p>
        {t(offered.sentAs ? 'draft.sent' : 'draft.text', {
          date: fullDate(at),
          time: timeOfDay(at),
        })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="compact" onClick={takeBack}>
          {t('draft.take')}
        </Button>
        <Button size="compact" variant="secondary" onClick={forget}>
          {t('draft.forget')}
        </Button>
      </div>
    </Alert>
  );
}
