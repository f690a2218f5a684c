import { AddressFields, AddressLines, type FieldSource } from '#modules/customers/web/index.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import type { AddressBook } from './address-book.server.ts';
import { t } from './checkout-words.ts';

interface AddressChoiceProps {
  form: FieldSource;
  section: 'billing' | 'shipping';
  book: AddressBook;
  /** Id of the initially selected address, or `new`. */
  chosen: string;
}

/**
 * Radio buttons for the saved addresses, and fields for another one, which CSS shows only when it
 * is selected, so that it works without scripts.
 */
export function AddressChoice({ form, section, book, chosen }: AddressChoiceProps) {
  const { addresses, countries, canSave } = book;
  const fields = (
    <>
      <AddressFields form={form} section={section} countries={countries} />
      {canSave && <Checkbox name="save" label={t('address.save')} className="mt-4" />}
    </>
  );
  if (addresses.length === 0) return fields;
  const tiles = addresses.map(({ id, alias, ...address }) => ({
    value: String(id),
    label: alias ?? `${address.firstName} ${address.lastName}`,
    detail: <AddressLines address={address} />,
  }));
  return (
    <div className="group/choice grid gap-5">
      <RadioTiles
        legend={t('address.legend')}
        name="address"
        defaultValue={form.field('address').defaultValue ?? chosen}
        tiles={[...tiles, { value: 'new', label: t('address.other') }]}
      />
      <div className="hidden group-has-[[name=address][value=new]:checked]/choice:block">
        {fields}
      </div>
    </div>
  );
}
