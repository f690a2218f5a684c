import { Download } from 'lucide-react';
import { fullDate } from '#i18n/dates.ts';
import type { DataExportShape } from '#modules/privacy/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { usePolling } from '../use-polling.ts';
import { t } from './privacy-words.ts';

interface DataCopyProps {
  /** The latest export. */
  copy: DataExportShape | null;
  refused: FormAnswer | undefined;
}

/** Data export: request, progress and download. Without scripts the page has to be reloaded. */
export function DataCopy({ copy, refused }: DataCopyProps) {
  const form = useForm('copy', refused);
  const isPending = copy?.state === 'pending';
  usePolling(isPending);
  const ready = copy?.state === 'ready' ? copy : null;
  return (
    <section className="max-w-text">
      <h2 className="mb-2 text-h3">{t('export.title')}</h2>
      <p className="mb-5 text-encre-2">{t('export.text')}</p>
      <div role="status">
        {isPending && (
          <Alert
            tone="info"
            title={t('export.pendingTitle')}
            action={
              <Link to={paths.myData()} className="link">
                {t('export.refresh')}
              </Link>
            }
          >
            {t('export.pending')}
          </Alert>
        )}
        {ready && (
          <Alert
            tone="success"
            title={t('export.readyTitle')}
            className="mb-5"
            action={
              <LinkButton
                to={paths.dataArchive(ready.id)}
                reloadDocument
                download
                icon={Download}
                size="compact"
              >
                {t('export.download')}
              </LinkButton>
            }
          >
            {t('export.ready', {
              asked: fullDate(ready.requestedAt),
              until: fullDate(ready.expiresAt ?? ready.requestedAt),
            })}
          </Alert>
        )}
      </div>
      {!isPending && (
        <PageForm form={form}>
          <Button type="submit" variant="secondary" pending={form.pending}>
            {t(ready ? 'export.again' : 'export.submit')}
          </Button>
        </PageForm>
      )}
    </section>
  );
}
