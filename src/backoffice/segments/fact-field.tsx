import type { Description, Fact } from '#modules/segments/rules/index.ts';
import { Select, type SelectOption } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Section } from '../parts/form-section.ts';
import { ProductsField } from '../parts/products-field.tsx';
import { TickBoxes } from '../parts/tick-boxes.tsx';
import { choiceName, factName, t } from './segment-words.ts';

interface FactFieldProps extends Section {
  name: Fact;
  fact: Description;
  /** Breeds with their codes. */
  breeds: readonly SelectOption[];
  /** One select per selected breed, and an empty one. */
  breedLists: number;
}

/** The fields of one criterion of a segment, by its kind. Empty means that it is not used. */
export function FactField({ name, fact, form, ticked, breeds, breedLists }: FactFieldProps) {
  const { field } = form;
  const label = factName(name);
  switch (fact.kind) {
    case 'range':
      return (
        <Pair legend={label} hint={t(`hints.${fact.unit}`)}>
          <TextField
            {...field(`${name}.least`)}
            label={t('form.least')}
            inputMode="decimal"
            maxLength={12}
          />
          <TextField
            {...field(`${name}.most`)}
            label={t('form.most')}
            inputMode="decimal"
            maxLength={12}
          />
        </Pair>
      );
    case 'span':
      return (
        <Pair legend={label} hint={t('hints.span')}>
          <TextField {...field(`${name}.from`)} type="date" label={t('form.from')} />
          <TextField {...field(`${name}.until`)} type="date" label={t('form.until')} />
        </Pair>
      );
    case 'yesNo':
      return (
        <Select
          {...field(name)}
          label={label}
          placeholder={t('form.any')}
          options={[
            { value: 'yes', label: t('says.yes') },
            { value: 'no', label: t('says.no') },
          ]}
        />
      );
    case 'choice':
      return (
        <TickBoxes
          legend={label}
          hint={t('hints.choice')}
          list={name}
          values={fact.oneOf}
          ticked={ticked}
          nameOf={(value) => choiceName(name, value)}
        />
      );
    case 'codes':
      if (name === 'bought')
        return (
          <div className="md:col-span-2">
            <ProductsField field={field(name)} label={label} allowed={[]} />
          </div>
        );
      return (
        <div className="grid gap-2">
          {Array.from({ length: breedLists }, (_, at) => `${name}.${at}`).map((one, at) => (
            <Select
              key={one}
              {...field(one)}
              label={at === 0 ? label : t('form.breed')}
              placeholder={t('form.any')}
              options={breeds}
            />
          ))}
        </div>
      );
  }
}

function Pair({
  legend,
  hint,
  children,
}: {
  legend: string;
  hint: string;
  children: React.ReactNode;
}) {
  return (
    <fieldset>
      <legend className="text-small font-bold">{legend}</legend>
      <p className="text-small text-encre-3">{hint}</p>
      <div className="mt-2 grid grid-cols-2 level-fields gap-3">{children}</div>
    </fieldset>
  );
}
