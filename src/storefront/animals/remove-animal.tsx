import { listed } from '#i18n/names.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { generic } from '#ui/words.ts';
import { BackLink } from '../account/back-link.tsx';
import { StepHeading } from '../account/step-heading.tsx';
import { IN_REACH } from '../subscriptions/change-form.tsx';
import type { Farewell } from './animal-meals.ts';
import { t } from './animal-words.ts';
import { Portrait, type Portrayed } from './portrait.tsx';

interface RemoveAnimalProps {
  id: number;
  name: string;
  farewell: Farewell;
  answer: FormAnswer | undefined;
}

const REASONS = ['rehomed', 'deceased', 'mistake', 'other'] as const;
const LONGEST_MESSAGE = 1000;

/** Asks for the reason before an animal is removed (PET-18). */
export function RemoveDialog(props: RemoveAnimalProps & { open: boolean; onClose: () => void }) {
  const { name, open, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title={t('deletion.title', { name })}>
      {open && <RemoveForm {...props} cancel={onClose} />}
    </Dialog>
  );
}

/** The same question as a page of its own, for browsers without scripts. */
export function RemoveStep({ animal, ...props }: RemoveAnimalProps & { animal: Portrayed }) {
  return (
    <div className="max-w-text">
      <BackLink to={paths.animal(props.id)}>{props.name}</BackLink>
      <div className="flex items-center gap-4">
        <div className="mb-6 w-16 flex-none md:w-24">
          <Portrait animal={animal} sizes={{ mobile: 64, tablet: 96 }} />
        </div>
        <StepHeading>{t('deletion.title', { name: props.name })}</StepHeading>
      </div>
      <RemoveForm {...props} />
    </div>
  );
}

function RemoveForm(props: RemoveAnimalProps & { cancel?: () => void }) {
  const { id, name, farewell, answer, cancel } = props;
  const form = useForm('remove', answer, { words: 'animalRemoval' });
  return (
    <>
      <p className="mb-5 text-encre-2">{t('deletion.text')}</p>
      <PageForm
        form={form}
        action={paths.animal(id, 'supprimer')}
        className="group/left grid gap-5"
      >
        <RadioTiles
          {...form.field('reason')}
          legend={t('deletion.reason')}
          required
          tiles={REASONS.map((reason) => ({ value: reason, label: t(`deletion.${reason}`) }))}
        />
        <Deceased name={name} farewell={farewell} />
        <Elsewhere farewell={farewell} />
        <TextArea
          {...form.field('message')}
          label={t('deletion.message')}
          optional
          rows={2}
          maxLength={LONGEST_MESSAGE}
        />
        <div className={classNames('flex flex-wrap gap-3', !cancel && IN_REACH)}>
          <Button type="submit" variant="danger" pending={form.pending}>
            <span className={farewell.alone.length > 0 ? unlessDeceased : undefined}>
              {t('deletion.confirm')}
            </span>
            {farewell.alone.length > 0 && (
              <span className={ifDeceased}>{t('deletion.confirmFarewell')}</span>
            )}
          </Button>
          {cancel ? (
            <Button variant="secondary" onClick={cancel}>
              {generic('cancel')}
            </Button>
          ) : (
            <LinkButton to={paths.animal(id)} variant="secondary">
              {generic('cancel')}
            </LinkButton>
          )}
        </div>
      </PageForm>
    </>
  );
}

const ifDeceased = 'hidden group-has-[[value=deceased]:checked]/left:block';
const unlessDeceased = 'group-has-[[value=deceased]:checked]/left:hidden';

/** Lists which deliveries stop after an animal's death and which continue, before the removal. */
function Deceased({ name, farewell }: { name: string; farewell: Farewell }) {
  const { alone, shared, isPending } = farewell;
  return (
    <div className={ifDeceased}>
      <div className="grid gap-2 rounded-field bg-brume p-4">
        <p className="font-bold">{t('farewell.sorry')}</p>
        {alone.length > 0 && <p>{t('farewell.stops', { name, products: listed(alone) })}</p>}
        {shared.length > 0 && <p>{t('farewell.shared', { products: listed(shared) })}</p>}
        {isPending && <p>{t('farewell.underWay')}</p>}
        <p>{t('farewell.quiet', { name })}</p>
      </div>
    </div>
  );
}

/** Removing an animal for another reason changes no delivery. */
function Elsewhere({ farewell: { alone, shared } }: { farewell: Farewell }) {
  if (alone.length + shared.length === 0) return null;
  return (
    <p className={`text-small text-encre-2 ${unlessDeceased}`}>
      {t('farewell.elsewhere')}{' '}
      <Link to={paths.subscriptions()} className="link">
        {t('farewell.toSubscriptions')}
      </Link>
    </p>
  );
}
