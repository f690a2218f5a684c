import { useState } from 'react';
import { fullDate } from '#i18n/dates.ts';
import { browserStorage } from '#kit/cookies.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { type Consent, PURPOSES, type Purpose } from '../rules/index.ts';
import { t } from './tracking-words.ts';

interface ConsentDialogProps {
  open: boolean;
  /** The previous choice, if any. */
  consent: Consent | null;
  onChoose: (granted: readonly Purpose[]) => void;
  onClose: () => void;
}

/** Names of the cookies and storage items of a purpose; empty when it only uses tags. */
function writtenFor(purpose: Purpose): string {
  const names = Object.values(browserStorage).flatMap((one) =>
    one.purpose === purpose ? one.name : [],
  );
  return names.length > 0 ? t('dialog.written', { names: names.join(', ') }) : '';
}

/** « Gérer mes cookies »: one checkbox per purpose, none preselected. */
export function ConsentDialog({ open, consent, onChoose, onClose }: ConsentDialogProps) {
  const [granted, setGranted] = useState<readonly Purpose[]>(consent?.granted ?? []);
  const toggle = (purpose: Purpose) =>
    setGranted((before) =>
      before.includes(purpose) ? before.filter((one) => one !== purpose) : [...before, purpose],
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('dialog.title')}
      actions={
        <>
          <Button variant="secondary" size="compact" onClick={() => onChoose([])}>
            {t('refuse')}
          </Button>
          <Button variant="secondary" size="compact" onClick={() => onChoose(PURPOSES)}>
            {t('accept')}
          </Button>
          <Button variant="secondary" size="compact" onClick={() => onChoose(granted)}>
            {t('save')}
          </Button>
        </>
      }
    >
      <p className="text-encre-2">{t('dialog.text')}</p>
      <h3 className="mt-5 text-h4">{t('dialog.needed.title')}</h3>
      <p className="mt-1 text-small text-encre-2">{t('dialog.needed.text')}</p>
      <div className="mt-5 grid gap-5">
        {PURPOSES.map((purpose) => (
          <Checkbox
            key={purpose}
            name={purpose}
            label={t(`purposes.${purpose}.label`)}
            hint={[t(`purposes.${purpose}.text`), writtenFor(purpose)].filter(Boolean).join(' ')}
            checked={granted.includes(purpose)}
            onChange={() => toggle(purpose)}
          />
        ))}
      </div>
      {consent && (
        <p className="mt-5 text-small text-encre-2">
          {t('dialog.chosen', { date: fullDate(consent.day) })}
        </p>
      )}
    </Dialog>
  );
}
