import { Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { words } from '#i18n/words.ts';
import { ACCEPTED_FILES, LARGEST_FILE, MOST_FILES } from '#modules/contact/rules/index.ts';
import { fieldError } from '#modules/customers/web/index.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import messages from '../messages/contact.fr.json';

const t = words(messages);
const MEGABYTE = 1024 * 1024;
const EXTENSIONS = ACCEPTED_FILES.split(',');

interface FileFieldProps {
  id: string;
  name: string;
  error?: string | undefined;
}

/** What the server would refuse of a file by its size or name, as a code; null when it may be sent. */
function problemOf(file: File): string | null {
  if (file.size > LARGEST_FILE) return 'file.too_large';
  const name = file.name.toLowerCase();
  const exists = EXTENSIONS.some((extension) => name.endsWith(extension));
  return exists ? null : 'file.unsupported_type';
}

/**
 * Selected files, accumulated and removable one by one. A file the server would refuse is rejected
 * immediately with the reason; without scripts it is a plain file input.
 */
export function FileField({ id, name, error }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<string>();
  const keep = (chosen: readonly File[]) => {
    const stored = new DataTransfer();
    for (const file of chosen) stored.items.add(file);
    if (input.current) input.current.files = stored.files;
    setFiles(chosen);
  };
  const add = (added: readonly File[]) => {
    const wrong = added.find((file) => problemOf(file) !== null);
    const exists = ({ name: own, size }: File) =>
      files.some((file) => file.name === own && file.size === size);
    const right = added.filter((file) => problemOf(file) === null && !exists(file));
    const all = [...files, ...right];
    keep(all.slice(0, MOST_FILES));
    if (wrong) {
      const reason = fieldError('contact', name, { code: problemOf(wrong) });
      setRefused(t('fields.refused', { reason, name: wrong.name }));
    } else if (all.length > MOST_FILES)
      setRefused(fieldError('contact', name, { code: 'max_items', params: { max: MOST_FILES } }));
    else setRefused(undefined);
  };
  return (
    <Field
      id={id}
      label={t('fields.file')}
      hint={t('fields.fileHint', { most: MOST_FILES, size: LARGEST_FILE / MEGABYTE })}
      error={refused ?? error}
      optional
    >
      {(control) => (
        <>
          <div className="relative flex min-h-18 items-center rounded-field border border-dashed border-trait-fort bg-blanc p-3 has-aria-invalid:border-2 has-aria-invalid:border-tomate-700 has-focus-visible:outline-3 has-focus-visible:outline-focus hover:bg-brume">
            <input
              {...control}
              ref={input}
              type="file"
              name={name}
              multiple
              accept={ACCEPTED_FILES}
              onChange={(event) => add([...(event.currentTarget.files ?? [])])}
              className="absolute inset-0 cursor-pointer opacity-0 noscript:static noscript:opacity-100"
            />
            <span
              aria-hidden="true"
              className="inline-flex items-center gap-2 font-bold text-sapin-700 noscript:hidden"
            >
              <Icon of={Paperclip} />
              {t('fields.choose')}
            </span>
          </div>
          {files.length > 0 && (
            <ul className="mt-2">
              {files.map((file) => (
                <li
                  key={`${file.name} ${file.size}`}
                  className="flex items-center gap-2 text-small"
                >
                  <Icon of={Paperclip} size={16} />
                  <span className="min-w-0 flex-1 truncate">{file.name}</span>
                  <button
                    type="button"
                    aria-label={t('fields.remove', { name: file.name })}
                    onClick={() => keep(files.filter((one) => one !== file))}
                    className="grid size-11 flex-none place-items-center rounded-full hover:bg-brume"
                  >
                    <Icon of={X} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
