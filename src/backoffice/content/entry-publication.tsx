import { fullDate, timeOfDay } from '#i18n/dates.ts';
import { toCivilDateTime } from '#kit/dates.ts';
import type { EditedEntryShape, EntryReviewShape } from '#modules/content/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './content-words.ts';

interface Props {
  entry: EditedEntryShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** An instant as the value of a `datetime-local` field, in Paris: `2026-12-24T08:00`. */
const momentOf = (instant: string | null): string =>
  instant === null
    ? ''
    : toCivilDateTime(Temporal.Instant.from(instant)).toString({ smallestUnit: 'minute' });

const momentText = (instant: string) => ({ date: fullDate(instant), time: timeOfDay(instant) });

/** Planned publication and withdrawal of a text. */
export function PlanForm({ entry, formKey, refused }: Props) {
  const { publishAt, withdrawAt, plannedVersion } = entry;
  const isOlder = plannedVersion !== null && plannedVersion !== entry.version;
  const form = useForm('scheduleEntry', refused, {
    values: {
      publishAt: isOlder ? '' : momentOf(publishAt),
      withdrawAt: momentOf(withdrawAt),
    },
  });
  const reading = entry.reviews.find(({ version }) => version === entry.version);
  const mayPlan = !entry.readByTwo || reading?.outcome === 'approved';
  return (
    <Panel title={t('plan.title')}>
      {publishAt && plannedVersion !== null && (
        <p className="mb-2 text-small">
          {t('plan.online', { version: plannedVersion, ...momentText(publishAt) })}{' '}
          <Link to={officePaths.contentVersion(entry.id, plannedVersion)} className="link">
            {t('plan.look')}
          </Link>
        </p>
      )}
      {withdrawAt && <p className="mb-2 text-small">{t('plan.offline', momentText(withdrawAt))}</p>}
      <PageForm form={form} className="grid gap-3">
        <FormKey value={formKey} />
        <input type="hidden" name="version" value={entry.version} />
        {isOlder && <input type="hidden" name="plannedVersion" value={plannedVersion} />}
        <p className="text-small text-encre-2">{t(mayPlan ? 'plan.hint' : 'plan.reread')}</p>
        {mayPlan && (
          <TextField
            {...form.field('publishAt')}
            label={t('plan.publishAt')}
            hint={isOlder ? t('plan.older', { version: plannedVersion }) : undefined}
            type="datetime-local"
          />
        )}
        {(!entry.fixed || entry.locale !== 'fr') && (
          <TextField
            {...form.field('withdrawAt')}
            label={t('plan.withdrawAt')}
            type="datetime-local"
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" size="compact" pending={form.pending}>
            {t('plan.submit')}
          </Button>
          {(publishAt || withdrawAt) && (
            <Button type="submit" name="cancel" value="1" variant="secondary" size="compact">
              {t('plan.cancel')}
            </Button>
          )}
        </div>
      </PageForm>
    </Panel>
  );
}

interface ReviewProps extends Props {
  mayReview: boolean;
  mayWrite: boolean;
  takeBackKey: string;
}

/** Review by a second person, with earlier answers. */
export function ReviewPanel(props: ReviewProps) {
  const { entry, mayReview, mayWrite, takeBackKey, refused } = props;
  const open = entry.reviews.find(({ outcome }) => outcome === null);
  const past = entry.reviews.filter(({ outcome }) => outcome !== null);
  if (!open && past.length === 0 && !entry.readByTwo) return null;
  return (
    <Panel title={t('review.title')}>
      {open ? (
        <div className="grid gap-3">
          <p className="text-small">
            {t('review.waits', {
              name: open.requestedBy,
              version: open.version,
              date: fullDate(open.requestedAt),
            })}
          </p>
          {entry.ownText || !mayReview ? (
            <p className="text-small text-encre-2">
              {t(entry.ownText ? 'review.own' : 'review.mayNot')}
            </p>
          ) : (
            <AnswerForm {...props} />
          )}
          {mayWrite && <TakeBackForm formKey={takeBackKey} refused={refused} />}
        </div>
      ) : (
        entry.readByTwo && <p className="text-small text-encre-2">{t('review.needed')}</p>
      )}
      {past.length > 0 && (
        <ol className="mt-4 grid gap-3 text-small">
          {past.map((review) => (
            <PastReview key={review.requestedAt} review={review} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function AnswerForm({ entry, formKey, refused }: Props) {
  const form = useForm('answerReview', refused);
  return (
    <PageForm form={form} className="grid gap-3">
      <FormKey value={formKey} />
      <input type="hidden" name="version" value={entry.version} />
      {entry.publishedVersion !== null && entry.publishedVersion !== entry.version && (
        <Link to={officePaths.contentVersion(entry.id, entry.publishedVersion)} className="link">
          {t('review.look')}
        </Link>
      )}
      <TextArea
        {...form.field('comment')}
        label={t('review.comment')}
        hint={t('review.commentHint')}
        rows={3}
        maxLength={2000}
      />
      <TextField
        {...form.field('publishAt')}
        label={t('review.publishAt')}
        hint={t('review.publishAtHint')}
        type="datetime-local"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="answer" value="approve" size="compact" pending={form.pending}>
          {t('review.approve')}
        </Button>
        <Button type="submit" name="answer" value="return" variant="secondary" size="compact">
          {t('review.return')}
        </Button>
      </div>
    </PageForm>
  );
}

function TakeBackForm({ formKey, refused }: Omit<Props, 'entry'>) {
  return (
    <ActionForm
      name="takeBackReview"
      formKey={formKey}
      refused={refused}
      submit={t('review.takeBack')}
    />
  );
}

const PAST = {
  approved: 'review.approved',
  returned: 'review.returned',
  taken_back: 'review.takenBack',
} as const;

function PastReview({ review }: { review: EntryReviewShape }) {
  const { outcome, version, decidedBy, decidedAt, comment } = review;
  if (!outcome) return null;
  return (
    <li>
      <span className="text-encre-2">
        {t(PAST[outcome], { version, name: decidedBy ?? '?', date: fullDate(decidedAt ?? '') })}
      </span>
      {comment && <q className="mt-1 block break-words whitespace-pre-wrap">{comment}</q>}
    </li>
  );
}
