import { Scene } from '#modules/media/web/index.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { t } from './campaign-words.ts';

export interface PopupProps {
  configuration: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

interface Configuration {
  title?: string;
  text?: string;
}

/** Exit popup: a five euro discount in return for an e-mail address (CMP-03). */
export function ExitPopup({ configuration, onClose }: PopupProps) {
  const { title = t('exit.title'), text = t('exit.text') } = configuration as Configuration;
  return (
    <Dialog open onClose={onClose} title={title}>
      <Scene name="exit-popup" className="mx-auto w-56" />
      <p className="my-4">{text}</p>
      <NewsletterForm id="exit-popup" source="exit_popup" submit={t('exit.submit')} />
      <Button variant="secondary" block onClick={onClose} className="mt-4">
        {t('exit.no')}
      </Button>
    </Dialog>
  );
}
