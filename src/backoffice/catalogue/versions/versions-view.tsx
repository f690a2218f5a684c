import type { VersionShape } from '#modules/catalog/admin-contracts.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useMay } from '../../parts/use-may.ts';
import { t } from '../catalogue-words.ts';
import { ComparePanel } from './compare-panel.tsx';
import { factName, momentText } from './fact-words.ts';
import { RestorePanel } from './restore-panel.tsx';
import { ScheduledPanel } from './scheduled-panel.tsx';
import type { VersionsPath, VersionsProps } from './versions-props.ts';

const DONE = {
  repris: 'versions.restored',
  prevu: 'versions.scheduledDone',
  annule: 'versions.cancelledDone',
} as const;

const isDone = (done: string | null): done is keyof typeof DONE =>
  done !== null && Object.hasOwn(DONE, done);

/** The versions of a product or category. */
export function VersionsView(props: VersionsProps) {
  const { title, back, versions, comparison, done, refused, pathOf } = props;
  const mayEdit = useMay('catalogue.manage');
  return (
    <>
      <PageTitle
        lead={t('versions.lead')}
        aside={
          <Link to={back.to} className="link text-small">
            {back.text}
          </Link>
        }
      >
        {title}
      </PageTitle>
      {isDone(done) && !refused && (
        <Alert tone="success" className="mb-6">
          {t(DONE[done])}
        </Alert>
      )}
      <Grid columns="aside" className="items-start gap-6 *:min-w-0">
        <div className="grid grid-cols-1 gap-6">
          {comparison && <ComparePanel {...props} comparison={comparison} />}
          {comparison && mayEdit && <RestorePanel {...props} comparison={comparison} />}
          <Panel title={t('versions.list')}>
            <ol className="grid gap-4 text-small">
              {versions.map((version) => (
                <li key={version.number} className="grid gap-1">
                  <VersionLine version={version} pathOf={pathOf} />
                </li>
              ))}
            </ol>
            <p className="mt-4 text-small text-encre-2">{t('versions.hundred')}</p>
          </Panel>
        </div>
        <ScheduledPanel {...props} mayEdit={mayEdit} />
      </Grid>
    </>
  );
}

function VersionLine({ version, pathOf }: { version: VersionShape; pathOf: VersionsPath }) {
  const { number, by, at, current, changed } = version;
  const name = t('versions.number', { number });
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {current ? (
          <strong>{name}</strong>
        ) : (
          <Link
            to={pathOf({ version: String(number) })}
            className="link inline-flex min-h-8 items-center"
          >
            {name}
          </Link>
        )}
        {current && <Status tone="success">{t('versions.current')}</Status>}
        <span className="text-encre-2">
          {by && at ? t('versions.by', { by, moment: momentText(at) }) : t('versions.first')}
        </span>
      </span>
      {changed.length > 0 && (
        <span>{t('versions.changed', { facts: changed.map(factName).join(', ') })}</span>
      )}
    </>
  );
}
