import type { LostLink } from '#modules/content/admin-contracts.ts';
import { Alert } from '#ui/alert.tsx';
import { fieldName, t } from './content-words.ts';

/** Broken internal links of a text, with their places. */
export function LostLinks({ links }: { links: readonly LostLink[] }) {
  if (links.length === 0) return null;
  return (
    <Alert tone="warning" title={t('lost.title')} className="mb-6">
      <ul className="list-disc pl-5">
        {links.map(({ field, path }) => (
          <li key={`${field} ${path}`} className="break-words">
            {t('lost.line', { path, field: placeOf(field) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Readable path of a field: `blocks.0.html` → « Blocs 1 › Texte ». */
export const placeOf = (field: string): string =>
  field
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : `› ${fieldName(part)}`))
    .join(' ')
    .replace(/^› /, '');
