import { data, redirect } from 'react-router';
import { idOf } from '#modules/animals/contracts.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { animalCalls } from '#services/shop/animals.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { generic } from '#ui/words.ts';
import { BackLink } from '../account/back-link.tsx';
import { FoodFields, LifeFields } from '../guide/diet-fields.tsx';
import { ofName } from '../guide/guide-words.ts';
import { ProfileFields } from '../guide/profile-fields.tsx';
import { ShapeFields } from '../guide/shape-fields.tsx';
import { pageHead } from '../page-head.ts';
import { requireFeature } from '../require-feature.server.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/edit-animal.page';
import { readWholeAnimal } from './animal-forms.server.ts';
import { speciesOf, toAnimal } from './animal-wire.ts';
import { t } from './animal-words.ts';
import { readAnimal, readAnswers } from './load-animal.server.ts';
import { loadWholeAnimal } from './load-animal-step.server.ts';
import { OwnProfileFields, PastFields } from './own-fields.tsx';
import { CHOICES } from './save-animal-step.server.ts';

export const handle = { name: 'account-pet-edit' } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireFeature(context, 'animals');
  const { shop, site, sites, today } = context.get(pageContext);
  requireSignIn(context, request);
  const { animal, answers } = await readAnswers(shop, params.animal);
  const { id, name } = animal;
  const { species } = answers.profile;
  return { site, sites, id, name, species, request: loadWholeAnimal(answers, today) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  requireFeature(context, 'animals');
  const { shop, today } = context.get(pageContext);
  requireSignIn(context, request);
  const form = await request.formData();
  const { id, type } = await readAnimal(shop, params.animal);
  const species = speciesOf(type);
  // The species cannot be changed by the form.
  const typed = { ...typedValues(form), species };
  const { refused } = await submitForm({
    form: 'animal',
    data: form,
    others: CHOICES,
    ...readWholeAnimal(typed, species, today),
    send: async (animal) => {
      const calls = animalCalls(shop);
      await calls.change(id, toAnimal(animal, await calls.lists(idOf(type))));
      throw redirect(`${paths.animal(id)}?fait=modifie`);
    },
  });
  return data(refused, { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => refused);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('editTitle', { of: ofName(loaderData.name) }),
        path: paths.editAnimal(loaderData.id),
        index: false,
      })
    : [];

/** All of an animal on one page, filled in (RTE-36). */
export default function EditAnimalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, species, request: requested } = loaderData;
  const form = useForm('animal', actionData, { values: requested.values });
  return (
    <>
      <BackLink to={paths.animal(id)}>{name}</BackLink>
      <h1 tabIndex={-1} className="mb-6 text-h1 wrap-anywhere">
        {t('editTitle', { of: ofName(name) })}
      </h1>
      <PageForm form={form} className="grid gap-8">
        <ProfileFields form={form} step={requested.profile} species={species}>
          <OwnProfileFields form={form} />
        </ProfileFields>
        <ShapeFields form={form} species={species} step={requested.shape} />
        <LifeFields form={form} step={requested.diet} />
        <FoodFields form={form} step={requested.diet} />
        <PastFields form={form} brands={requested.diet.brands} />
        <div className="flex flex-wrap gap-3 border-t border-brume-2 pt-6">
          <Button type="submit" pending={form.pending}>
            {t('save')}
          </Button>
          <LinkButton to={paths.animal(id)} variant="secondary">
            {generic('cancel')}
          </LinkButton>
        </div>
      </PageForm>
    </>
  );
}
