import { paths } from '#pages/paths.ts';
import { Dialog } from '#ui/dialog.tsx';
import { BackLink } from '../account/back-link.tsx';
import { StepHeading } from '../account/step-heading.tsx';
import { t } from './animal-words.ts';
import { PhotoForm } from './photo-form.tsx';
import type { PhotoFormProps } from './use-photo.ts';

type PhotoStepProps = PhotoFormProps & { of: string };

/** The photo of an animal as a page of its own, for browsers without scripts and for refusals. */
export function PhotoStep({ of, ...form }: PhotoStepProps) {
  return (
    <div className="max-w-text">
      <BackLink to={paths.animal(form.id)}>{form.name}</BackLink>
      <StepHeading>{t('photo.title', { of })}</StepHeading>
      <PhotoForm {...form} />
    </div>
  );
}

/** The same over the profile (PET-17). */
export function PhotoDialog(props: PhotoStepProps & { open: boolean; onClose: () => void }) {
  const { of, open, onClose, ...form } = props;
  return (
    <Dialog open={open} onClose={onClose} title={t('photo.title', { of })}>
      {open && <PhotoForm {...form} cancel={onClose} />}
    </Dialog>
  );
}
