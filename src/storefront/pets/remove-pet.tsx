import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { generic } from '#ui/words.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../account/back-link.tsx';
import { StepHeading } from '../account/step-heading.tsx';
import { t } from './pet-words.ts';

interface RemovePetProps {
  id: number;
  name: string;
  answer: FormAnswer | undefined;
}

const REASONS = ['rehomed', 'deceased', 'mistake', 'other'] as const;
const LONGEST_MESSAGE = 1000;

/** Asks why before a pet leaves the account (PET-18). */
export function RemoveDialog(props: RemovePetProps & { open: boolean; onClose: () => void }) {
  const { name, open, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title={t('deletion.title', { name })}>
      {open && <RemoveForm {...props} cancel={onClose} />}
    </Dialog>
  );
}

/** The same question as a page of its own, for browsers without scripts. */
export function RemoveStep(props: RemovePetProps) {
  return (
    <div className="max-w-text">
      <BackLink to={paths.pet(props.id)}>{props.name}</BackLink>
      <StepHeading>{t('deletion.title', { name: props.name })}</StepHeading>
      <RemoveForm {...props} />
    </div>
  );
}

function RemoveForm({ id, answer, cancel }: RemovePetProps & { cancel?: () => void }) {
  const form = useForm('remove', answer, { words: 'petRemoval' });
  return (
    <>
      <p className="mb-5 text-encre-2">{t('deletion.text')}</p>
      <PageForm form={form} action={paths.pet(id, 'supprimer')} className="grid gap-5">
        <RadioTiles
          {...form.field('reason')}
          legend={t('deletion.reason')}
          required
          tiles={REASONS.map((reason) => ({ value: reason, label: t(`deletion.${reason}`) }))}
        />
        <TextArea
          {...form.field('message')}
          label={t('deletion.message')}
          optional
          rows={2}
          maxLength={LONGEST_MESSAGE}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="danger" pending={form.pending}>
            {t('deletion.confirm')}
          </Button>
          {cancel ? (
            <Button look="secondary" onClick={cancel}>
              {generic('cancel')}
            </Button>
          ) : (
            <LinkButton to={paths.pet(id)} look="secondary">
              {generic('cancel')}
            </LinkButton>
          )}
        </div>
      </PageForm>
    </>
  );
}
