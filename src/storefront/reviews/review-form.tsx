import { useState } from 'react';
import type { OrderReviewsShape, OwnReviewShape } from '#modules/reviews/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { pageSlugs, paths } from '#pages/paths.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { controlClass } from '#ui/control-class.ts';
import { Field } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { ACCEPTED_PHOTOS, PHOTO_MEGABYTES } from '../animals/photo-limits.ts';
import { t } from './reviews-words.ts';
import { SAME_ANIMAL } from './same-animal.ts';

const STARS = [5, 4, 3, 2, 1] as const;

interface ReviewFormProps {
  reviews: OrderReviewsShape;
  review: OwnReviewShape | null;
  /** Stars chosen in the mail. */
  stars: number | null;
  answer: FormAnswer | undefined;
}

/** Stars alone are enough; text, animal and picture are optional. */
export function ReviewForm({ reviews, review, stars, answer }: ReviewFormProps) {
  const form = useForm('review', answer, {
    values: {
      rating: String(stars ?? review?.rating ?? ''),
      title: review?.title,
      comment: review?.comment,
      author: review?.author,
    },
  });
  const { defaultValue, ...rating } = form.field('rating');
  const isOpen = stars === null || review !== null || answer !== undefined;
  return (
    <PageForm form={form} encType="multipart/form-data" className="mt-4 grid gap-5">
      <input type="hidden" name="version" value={review?.version ?? ''} />
      <RadioTiles
        {...rating}
        defaultValue={defaultValue}
        legend={t('write.rating')}
        tiles={STARS.map((value) => ({
          value: String(value),
          label: t(`write.ratings.${value}`),
          aside: <Stars value={value} />,
        }))}
        required
        warm
      />
      {/* Stars chosen in a mail can be submitted at once; the optional part is collapsed. */}
      <AccordionItem title={t('write.more')} level={2} open={isOpen}>
        <div className="grid gap-5">
          <TextField
            {...form.field('title')}
            label={t('write.reviewTitle')}
            maxLength={120}
            optional
          />
          <TextArea
            {...form.field('comment')}
            label={t('write.comment')}
            hint={t('write.commentHint')}
            rows={5}
            maxLength={5000}
            optional
          />
          <AnimalFields form={form} reviews={reviews} review={review} answer={answer} />
          {reviews.imageTicket !== null && <PhotoField form={form} photo={review?.photo ?? null} />}
          <TextField
            {...form.field('author')}
            label={t('write.author')}
            hint={t('write.authorHint')}
            autoComplete="given-name"
            maxLength={40}
            optional
          />
        </div>
      </AccordionItem>
      <p className="text-small text-encre-2">
        {t('write.rules')} {review && t('write.again')}{' '}
        <Link to={paths.page(pageSlugs.reviews)} newTab className="link">
          {t('write.rulesLink')}
        </Link>
      </p>
      <Button
        type="submit"
        pending={form.pending}
        className="w-full md:w-auto md:justify-self-start"
      >
        {t(review ? 'write.save' : 'write.submit')}
      </Button>
    </PageForm>
  );
}

type Form = ReturnType<typeof useForm>;
type Shown = Pick<OrderReviewsShape['animals'][number], 'species' | 'age'> & {
  breed: string | null;
  name: string | null;
};

/** "Chat, européen, 4 ans", with its name if that is public. */
function named({ species, breed, age, name }: Shown): string {
  const animal = [t(`write.species.${species}`), breed, age].filter(Boolean).join(', ');
  return name ? t('write.named', { name, animal }) : animal;
}

function AnimalFields({
  form,
  reviews,
  review,
  answer,
}: Omit<ReviewFormProps, 'stars'> & { form: Form }) {
  const { animals } = reviews;
  const reviewed = review?.pet ?? null;
  const isGone = reviewed !== null && !animals.some((one) => one['@id'] === review?.animal);
  const before = isGone ? SAME_ANIMAL : (review?.animal ?? '');
  const [chosen, setChosen] = useState(answer?.values.animal ?? before);
  if (animals.length === 0 && !isGone) return null;
  const { defaultValue: _, ...field } = form.field('animal');
  const options = animals.map((one) => ({ value: one['@id'], label: named(one) }));
  const same = reviewed && {
    value: SAME_ANIMAL,
    label: t('write.sameAnimal', { animal: named(reviewed) }),
  };
  return (
    <div className="grid gap-1">
      <Select
        {...field}
        label={t('write.animal')}
        hint={t('write.animalHint')}
        placeholder={t('write.noAnimal')}
        options={isGone && same ? [same, ...options] : options}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        optional
      />
      <Checkbox
        name="showsAnimalName"
        label={t('write.showsName')}
        defaultChecked={answer ? Boolean(answer.values.showsAnimalName) : Boolean(reviewed?.name)}
      />
    </div>
  );
}

function PhotoField({ form, photo }: { form: Form; photo: { url: string } | null }) {
  const field = form.field('photo');
  return (
    <div className="grid gap-2">
      {photo && (
        <img
          src={`${photo.url}?tr=w-240,h-240`}
          alt={t('write.photoShown')}
          width={120}
          height={120}
          className="size-30 rounded-field object-cover"
        />
      )}
      <Field
        id={field.id}
        label={t('write.photo')}
        hint={t('write.photoHint', { size: PHOTO_MEGABYTES })}
        error={field.error}
        optional
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name={field.name}
            accept={ACCEPTED_PHOTOS}
            className={`${controlClass} cursor-pointer py-2.5 file:mr-3 file:cursor-pointer file:rounded-full file:bg-sapin-100 file:px-3 file:py-1 file:font-bold file:text-sapin-700`}
          />
        )}
      </Field>
      {photo && <Checkbox name="removePhoto" label={t('write.removePhoto')} />}
    </div>
  );
}

const Stars = ({ value }: { value: number }) => (
  <span aria-hidden="true" className="stars" style={{ '--filled': `${value * 20}%` } as object} />
);
