import { RichText } from '#modules/content/web/index.ts';
import { Dialog } from '#ui/dialog.tsx';
import { t } from './campaign-words.ts';
import type { PopupProps } from './exit-popup.tsx';

interface Configuration {
  title?: string;
  /** HTML rendered and sanitised by the service (CMP-33 to CMP-38). */
  html?: string;
}

/** A text of marketing in a dialog (CMP-06). */
export function MarkdownModal({ configuration, onClose }: PopupProps) {
  const { title, html = '' } = configuration as Configuration;
  return (
    <Dialog open onClose={onClose} title={title ?? t('notice')} hideTitle={title === undefined}>
      <RichText html={html} />
    </Dialog>
  );
}
