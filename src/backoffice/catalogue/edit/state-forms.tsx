import { SET_STATUSES, type TeamProductDetailShape } from '#modules/catalog/admin-contracts.ts';
import type { ProductUsesShape } from '#modules/subscriptions/admin-contracts.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { t } from '../catalogue-words.ts';
import { EditForm, type EditProps } from './edit-form.tsx';
import type { EditForms } from './edit-intents.server.ts';
import { PlainEdit } from './plain-edit.tsx';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

type OfProduct = EditProps & { product: TeamProductDetailShape };

interface StatusFormProps extends OfProduct {
  shown: EditForms['editStatus'];
}

/**
 * Whether a product is on sale, and its replacement. Withdrawing it first shows who is affected (O-02); a withdrawn product can
 * be put on sale again.
 */
export function StatusForm({
  product,
  uses,
  ...edit
}: StatusFormProps & { uses: ProductUsesShape }) {
  const { status, replacedBy } = product;
  const isSold = status === 'sold';
  return (
    <PlainEdit
      {...edit}
      t={t}
      title={t('edit.status')}
      text={t(isSold ? 'edit.statusText' : 'edit.sellAgainText')}
      submit={isSold ? t('edit.retireSubmit') : undefined}
      asks={isSold ? { title: t('edit.retire'), text: <Consequences uses={uses} /> } : undefined}
      danger={isSold}
      values={{ status: isSold ? 'hidden' : status, replacedBy: replacedBy?.sku }}
      offered={{
        status: SET_STATUSES.filter((value) => !isSold || value !== 'sold').map((value) => ({
          value,
          label: t(`options.status.${value}`),
        })),
      }}
    />
  );
}

function Consequences({ uses: { subscriptions, deliveries, carts } }: { uses: ProductUsesShape }) {
  return (
    <ul className="grid list-disc gap-1 pl-5 text-small">
      <li>{t('edit.uses.subscriptions', { count: subscriptions })}</li>
      {deliveries > 0 && <li>{t('edit.uses.deliveries', { count: deliveries })}</li>}
      <li>{t('edit.uses.carts', { count: carts })}</li>
      <li>{t('edit.uses.back')}</li>
    </ul>
  );
}

/** Publishes a draft. */
export function PublishForm({ product, ...edit }: StatusFormProps) {
  return (
    <PlainEdit
      {...edit}
      t={t}
      title={t('edit.publish')}
      text={t(product.missing.length > 0 ? 'edit.publishLater' : 'edit.publishText')}
      submit={t('edit.publishSubmit')}
      hidden={{ status: 'sold', replacedBy: '' }}
    />
  );
}

/** Order and alternative texts of the pictures. */
export function PicturesForm({ product, refused, ...edit }: OfProduct) {
  const { pictures, variants } = product;
  const values = Object.fromEntries(
    pictures.flatMap(({ alt, variant }, index) => [
      [`alt.${index}`, alt],
      [`variant.${index}`, variant ?? ''],
      [`place.${index}`, String(index + 1)],
    ]),
  );
  const form = useForm('editPictures', refused, { values });
  const sent = refused?.form === 'editPictures' ? refused.values : null;
  if (pictures.length === 0) return null;
  return (
    <EditForm {...edit} form={form} title={t('edit.pictures')} text={t('edit.picturesText')}>
      {pictures.map(({ hash, src }, index) => (
        <div key={hash} className="grid grid-cols-[4rem_minmax(0,1fr)] level-fields gap-3">
          <input type="hidden" name="hash" value={hash} />
          <img src={src} alt="" width={64} height={64} className="rounded-badge bg-brume" />
          <TextField
            {...form.field(`place.${index}`)}
            label={t('edit.placeOf', { place: index + 1 })}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextArea
            {...form.field(`alt.${index}`)}
            label={t('edit.alt', { place: index + 1 })}
            rows={2}
            required
            maxLength={200}
            className="col-span-2"
          />
          <Select
            {...form.field(`variant.${index}`)}
            label={t('edit.pictureFormat', { place: index + 1 })}
            options={[
              { value: '', label: t('edit.anyFormat') },
              ...variants.map(({ code, format }) => ({ value: code, label: format })),
            ]}
            className="col-span-2"
          />
          <Checkbox
            name={`remove.${index}`}
            defaultChecked={sent?.[`remove.${index}`] === 'on'}
            label={t('edit.removePicture', { place: index + 1 })}
            className="col-span-2"
          />
        </div>
      ))}
    </EditForm>
  );
}

/** Adds a picture at the end; after a refusal the file has to be selected again. */
export function AddPictureForm({ refused, ...edit }: EditProps) {
  const form = useForm('addPicture', refused);
  const { id, name, error } = form.field('file');
  return (
    <EditForm
      {...edit}
      form={form}
      title={t('edit.addPicture')}
      submit={t('edit.addPictureSubmit')}
      encType="multipart/form-data"
    >
      <TextField
        id={id}
        name={name}
        error={error}
        type="file"
        accept={ACCEPTED}
        label={t('edit.pictureFile')}
        hint={t('edit.pictureHint')}
        required
      />
      <TextField
        {...form.field('alt')}
        label={t('edit.pictureAlt')}
        hint={t('edit.pictureAltHint')}
        required
        maxLength={200}
      />
    </EditForm>
  );
}

/** Copies the product into a new draft. */
export const CopyForm = (edit: EditProps & { shown: EditForms['copyProduct'] }) => (
  <PlainEdit
    {...edit}
    t={t}
    title={t('edit.copy')}
    text={t('edit.copyText')}
    submit={t('edit.copySubmit')}
  />
);
