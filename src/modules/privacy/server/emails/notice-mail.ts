import { t } from '#i18n/catalogue.server.ts';
import type { Params } from '#i18n/words.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';

interface Notice {
  kind: 'deletion' | 'dataExport' | 'inactivity';
  firstName: string;
  url: string;
  /** Parameters of the texts. */
  params?: Params;
}

/** A mail of this module with one button, with the texts under `mails.{kind}`. */
export async function noticeMail({ kind, firstName, url, params }: Notice) {
  const say = (key: string) => t(`privacy.mails.${kind}.${key}`, params);
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: [t('privacy.mails.greeting', { firstName }), say('body')],
    action: { label: say('action'), url, hint: t('privacy.mails.linkHint') },
    notes: [say('note')],
    sender: t('privacy.mails.sender'),
  });
  return { kind, subject: say('subject'), ...rendered };
}
