import { Alert } from '#ui/alert.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { t } from './webhooks-words.ts';

/** The signing secret of a webhook, shown once. */
export const ShownSecret = ({ name, secret }: { name: string; secret: string }) => (
  <Alert
    tone="success"
    live
    className="mb-6"
    title={t('secret.title', { name })}
    action={<CopyButton text={secret} label={t('secret.copy')} />}
  >
    <p className="mt-1">{t('secret.text')}</p>
    <code className="mt-2 block rounded-field bg-blanc p-3 font-bold break-all">{secret}</code>
  </Alert>
);
