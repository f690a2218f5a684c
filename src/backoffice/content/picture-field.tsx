import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { choiceName, t } from './content-words.ts';
import { type Json, partsOf } from './form-model.ts';
import { type FormTools, fieldId } from './form-tools.ts';

interface PictureFieldProps {
  path: string;
  label: string;
  value: Json | undefined;
  tools: FormTools;
}

/** Choice of one of the shop's pictures, with alternative text. */
export function PictureField({ path, label, value, tools }: PictureFieldProps) {
  const { hash, url, alternativeText } = partsOf(value);
  const existing = tools.pictures.map((picture) => ({
    value: picture.hash,
    label: choiceName(picture.name),
  }));
  const isListed = typeof hash !== 'string' || existing.some((option) => option.value === hash);
  const options = isListed ? existing : [{ value: hash, label: t('picture.current') }, ...existing];
  const alt = `${path}.alternativeText`;
  return (
    <fieldset className="grid min-w-0 gap-4 border-l-2 border-brume-2 pl-4 md:grid-cols-[minmax(0,1fr)_6rem]">
      <legend className="mb-2 font-bold">{label}</legend>
      <div className="grid gap-4">
        <Select
          id={fieldId(path)}
          name={path}
          label={t('picture.choose')}
          placeholder={t('picture.none')}
          defaultValue={typeof hash === 'string' ? hash : ''}
          error={tools.errors[path]}
          options={options}
        />
        <input type="hidden" name={`${path}.#picture`} value={JSON.stringify(value ?? null)} />
        <TextField
          id={fieldId(alt)}
          name={alt}
          label={t('picture.alt')}
          hint={t('picture.altHint')}
          defaultValue={typeof alternativeText === 'string' ? alternativeText : ''}
          error={tools.errors[alt]}
        />
      </div>
      {typeof url === 'string' && (
        <img src={url} alt="" className="h-auto w-24 rounded-field bg-brume" loading="lazy" />
      )}
    </fieldset>
  );
}
