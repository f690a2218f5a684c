import { RotateCcw, RotateCw } from 'lucide-react';
import { Form } from 'react-router';
import { PageForm } from '#pages/forms/page-form.tsx';
import { paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { controlClass } from '#ui/control-class.ts';
import { Field } from '#ui/field.tsx';
import { LinkButton } from '#ui/link.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { generic } from '#ui/words.ts';
import { t } from './animal-words.ts';
import { ACCEPTED_PHOTOS, PHOTO_MEGABYTES } from './photo-limits.ts';
import { type PhotoFormProps, usePhoto } from './use-photo.ts';

const TURNS = ['0', '90', '180', '270'] as const;

/** Choose, rotate and upload a photo (PET-15, PET-17); without scripts the rotation is a select. */
export function PhotoForm({ cancel, ...props }: PhotoFormProps & { cancel?: () => void }) {
  const { id, photo } = props;
  const { form, preview, rotation, error, choose, turn, setRotation } = usePhoto(props);
  const field = form.field('file');
  const shown = preview ?? photo?.url ?? null;
  return (
    <>
      <PageForm
        form={form}
        action={paths.animal(id, 'photo')}
        encType="multipart/form-data"
        className="grid gap-5"
      >
        {shown && (
          <div className="noscript:hidden">
            <div className="mx-auto aspect-square w-full max-w-64 overflow-hidden rounded-full bg-brume">
              <img
                src={shown}
                alt={t('photo.preview')}
                width={256}
                height={256}
                style={{ rotate: `${rotation}deg` }}
                className="size-full object-cover motion-safe:transition-[rotate]"
              />
            </div>
            <div className="mt-3 flex justify-center gap-3">
              <Button variant="secondary" size="compact" icon={RotateCcw} onClick={() => turn(-90)}>
                {t('photo.left')}
              </Button>
              <Button variant="secondary" size="compact" icon={RotateCw} onClick={() => turn(90)}>
                {t('photo.right')}
              </Button>
            </div>
          </div>
        )}
        <Field
          id={field.id}
          label={t('photo.file')}
          hint={t('photo.fileHint', { size: PHOTO_MEGABYTES })}
          error={error ?? field.error}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name={field.name}
              accept={ACCEPTED_PHOTOS}
              onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
              className={`${controlClass} cursor-pointer py-2.5 file:mr-3 file:cursor-pointer file:rounded-full file:bg-sapin-100 file:px-3 file:py-1 file:font-bold file:text-sapin-700`}
            />
          )}
        </Field>
        <div className="hidden noscript:block">
          <RadioTiles
            name="rotation"
            legend={t('photo.rotation')}
            layout="two"
            value={String(rotation)}
            onChange={(value) => setRotation(Number(value))}
            tiles={TURNS.map((value) => ({ value, label: t(`photo.turns.${value}`) }))}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={form.pending}>
            {t('photo.save')}
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
      {photo && (
        <Form method="post" action={paths.animal(id)} className="mt-4">
          <input type="hidden" name="intent" value="remove-photo" />
          <button type="submit" className="link min-h-11">
            {t('photo.remove')}
          </button>
        </Form>
      )}
    </>
  );
}
