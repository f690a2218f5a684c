import { Form } from 'react-router';
import type { ScheduledEditShape } from '#modules/catalog/admin-contracts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Status } from '#ui/status.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ActionForm } from '../../parts/action-form.tsx';
import { Differences } from '../../parts/differences.tsx';
import { Panel } from '../../parts/panel.tsx';
import { t } from '../catalogue-words.ts';
import { LATER } from '../edit/moment-in.ts';
import { factName, factText, momentText } from './fact-words.ts';
import type { VersionsProps } from './versions-props.ts';

type ScheduledProps = Pick<
  VersionsProps,
  'scheduled' | 'choices' | 'editAt' | 'formKey' | 'refused'
> & { mayEdit: boolean };

const TONES = {
  waiting: 'info',
  overtaken: 'warning',
  applied: 'success',
  outdated: 'warning',
  refused: 'error',
} as const;

/** Edits that wait for their moment, and what became of the last ones. */
export function ScheduledPanel(props: ScheduledProps) {
  const { scheduled, editAt, mayEdit } = props;
  const waits = ({ state }: ScheduledEditShape) => state === 'waiting' || state === 'overtaken';
  const past = scheduled.filter((edit) => !waits(edit));
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={t('versions.scheduled')}>
        {!scheduled.some(waits) && <p className="text-small">{t('versions.noneScheduled')}</p>}
        <Edits {...props} edits={scheduled.filter(waits)} />
        {mayEdit && (
          <Form method="get" action={editAt} className="mt-5 grid gap-3">
            <TextField
              id="schedule-at"
              name={LATER}
              label={t('versions.prepareAt')}
              hint={t('versions.prepareHint')}
              type="datetime-local"
              required
            />
            <div>
              <Button type="submit" variant="secondary" size="compact">
                {t('versions.prepare')}
              </Button>
            </div>
          </Form>
        )}
      </Panel>
      {past.length > 0 && (
        <Panel title={t('versions.past')}>
          <Edits {...props} edits={past} />
        </Panel>
      )}
    </div>
  );
}

const Edits = ({ edits, ...props }: ScheduledProps & { edits: readonly ScheduledEditShape[] }) => (
  <ul className="grid gap-5">
    {edits.map((edit) => (
      <li key={edit.id} className="grid gap-2 text-small">
        <Edit {...props} edit={edit} />
      </li>
    ))}
  </ul>
);

function Edit({
  edit,
  choices,
  formKey,
  refused,
  mayEdit,
}: ScheduledProps & { edit: ScheduledEditShape }) {
  const { id, at, by, madeAt, state, problem, changes } = edit;
  const waits = state === 'waiting' || state === 'overtaken';
  const moment = momentText(at);
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{moment}</strong>
        <Status tone={TONES[state]}>{t(`versions.states.${state}`)}</Status>
      </span>
      <span className="text-encre-2">
        {t('versions.preparedBy', { by, moment: momentText(madeAt) })}
      </span>
      {state === 'overtaken' && <Alert tone="warning">{t('versions.overtakenText')}</Alert>}
      {state === 'outdated' && <span>{t('versions.outdatedText')}</span>}
      {problem && <span>{t('versions.refusedText', { problem })}</span>}
      <details>
        <summary className="link inline-flex min-h-11 items-center">
          {t('versions.changed', { facts: changes.map(({ fact }) => factName(fact)).join(', ') })}
        </summary>
        <Differences
          old={t('versions.before')}
          current={t('versions.after')}
          items={changes.map(({ fact, before, after }) => ({
            key: fact,
            name: factName(fact),
            old: factText(fact, before, choices),
            current: factText(fact, after, choices),
          }))}
        />
      </details>
      {waits && mayEdit && (
        <ActionForm
          name="cancelScheduled"
          id={id}
          formKey={formKey}
          refused={refused}
          variant="quiet"
          submit={t('versions.cancel')}
          label={t('versions.cancelOf', { moment })}
          asks={t('versions.cancelAsks', { moment })}
        />
      )}
    </>
  );
}
