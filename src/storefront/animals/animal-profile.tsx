import { type MouseEvent, type ReactNode, useState } from 'react';
import { paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { BackLink } from '../account/back-link.tsx';
import { ofName } from '../guide/guide-words.ts';
import { AnimalBowl } from './animal-bowl.tsx';
import { AnimalFacts, type Fact } from './animal-facts.tsx';
import type { Farewell } from './animal-meals.ts';
import { t } from './animal-words.ts';
import type { BowlLine } from './load-bowl.server.ts';
import { PhotoDialog } from './photo-step.tsx';
import { Portrait } from './portrait.tsx';
import { RemoveDialog } from './remove-animal.tsx';
import type { ShownAnimal } from './shown-animal.ts';
import type { PhotoFormProps } from './use-photo.ts';

interface AnimalProfileProps extends Pick<PhotoFormProps, 'photo' | 'upload'> {
  animal: ShownAnimal;
  farewell: Farewell;
  bowl: readonly BowlLine[];
  facts: readonly Fact[];
  hasGuides: boolean;
  /** The action just completed, from the query string. */
  done: string | null;
  /** Proposals after a life event. */
  lifeEvents: ReactNode;
  /** Further sections below the profile. */
  children?: ReactNode;
}

const link = 'link inline-flex min-h-11 items-center';

/** An animal's profile; its dialogs are pages of their own without scripts. */
export function AnimalProfile(props: AnimalProfileProps) {
  const { animal, farewell, bowl, photo, upload, facts, hasGuides, done, lifeEvents, children } =
    props;
  const [dialog, setDialog] = useState<'photo' | 'supprimer' | null>(null);
  const { id, name } = animal;
  const of = ofName(name);
  const open = (which: 'photo' | 'supprimer') => (event: MouseEvent) => {
    event.preventDefault();
    setDialog(which);
  };
  const close = () => setDialog(null);
  return (
    <>
      <BackLink to={paths.animals()}>{t('title')}</BackLink>
      {done && t.has(`done.${done}`) && (
        <Alert tone="success" live className="mb-6">
          {t.translate(`done.${done}`)}
        </Alert>
      )}
      <div className="flex flex-col items-center gap-6 text-center md:flex-row md:gap-10 md:text-left">
        <div className="w-40 flex-none md:w-56">
          <Portrait
            animal={animal}
            sizes={{ mobile: 160, tablet: 224 }}
            alt={animal.photo ? t('photo.alt', { of }) : ''}
            priority
          />
        </div>
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-h1 wrap-anywhere">
            {name}
          </h1>
          <p className="mt-2 text-encre-2">{animal.line}</p>
          <Link
            to={paths.animal(id, 'photo')}
            preventScrollReset
            onClick={open('photo')}
            className={link}
          >
            {t(photo ? 'photo.change' : 'photo.add')}
          </Link>
          <div className="mt-3 flex flex-wrap justify-center gap-3 md:justify-start">
            {hasGuides && <LinkButton to={paths.animalMenu(id)}>{t('menu')}</LinkButton>}
            {hasGuides && animal.species === 'cat' && (
              <LinkButton to={paths.mixedMenu('full', id)} variant="secondary">
                {t('mixedMenu')}
              </LinkButton>
            )}
            <LinkButton to={paths.editAnimal(id)} variant="secondary">
              {t('edit')}
            </LinkButton>
          </div>
        </div>
      </div>
      {lifeEvents}
      <AnimalBowl lines={bowl} of={of} />
      <section className="mt-10">
        <h2 className="mb-2 text-h3">{t('facts.title')}</h2>
        <AnimalFacts facts={facts} />
      </section>
      {children}
      <p className="mt-6">
        <Link to={paths.animal(id, 'supprimer')} onClick={open('supprimer')} className={link}>
          {t('removeNamed', { name })}
        </Link>
      </p>
      <PhotoDialog
        id={id}
        name={name}
        of={of}
        photo={photo}
        upload={upload}
        answer={undefined}
        open={dialog === 'photo'}
        onClose={close}
      />
      <RemoveDialog
        id={id}
        name={name}
        farewell={farewell}
        answer={undefined}
        open={dialog === 'supprimer'}
        onClose={close}
      />
    </>
  );
}
