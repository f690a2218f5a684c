import { randomUUID } from 'node:crypto';
import type { ChosenPicture, PreviewShape } from '#modules/content/admin-contracts.ts';
import type { EntryType } from '#modules/content/contracts.ts';
import { ServiceError } from '#services/service-client.ts';
import { changeSource } from './change-source.server.ts';
import { t } from './content-words.ts';
import { formOf } from './form-model.server.ts';
import type { Json } from './form-model.ts';
import { readSource } from './read-source.server.ts';

/**
 * State of the text editor after a press: the values as typed or changed by a button, with errors.
 */
export interface EditorAnswer {
  form: 'editor';
  /** New for each submission, so that the fields are re-rendered with it. */
  submission: string;
  source: Record<string, Json>;
  /** Error messages by path. */
  errors: Readonly<Record<string, string>>;
  problems: readonly string[];
  /** Somebody else saved this version meanwhile. */
  theirs: boolean;
  preview: PreviewShape | null;
}

interface FormRequest {
  type: EntryType;
  data: FormData;
  pictures: readonly ChosenPicture[];
  preview: (source: Record<string, Json>) => Promise<PreviewShape>;
  /** Saves; its refusals are shown. */
  save: (source: Record<string, Json>, pressed: string) => Promise<void>;
}

/** Handles a press in the text editor; null once saved. A submit without a button previews. */
export async function answerEditor(request: FormRequest): Promise<EditorAnswer | null> {
  const fields = formOf(request.type);
  const pressed = String(request.data.get('do') ?? 'preview');
  const source = readSource(fields, request.data, request.pictures);
  const answer: EditorAnswer = {
    form: 'editor',
    submission: randomUUID(),
    source: source,
    errors: {},
    problems: [],
    theirs: false,
    preview: null,
  };
  const changed = changeSource(fields, source, pressed);
  if (changed) return { ...answer, source: changed };
  try {
    if (pressed === 'preview') return { ...answer, preview: await request.preview(source) };
    await request.save(source, pressed);
    return null;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error;
    const violations = error.violations.map(({ propertyPath, message }) => [
      propertyPath.replace(/^source\./, ''),
      message ?? '',
    ]);
    const problems = violations.length > 0 ? [] : [error.description ?? t('edit.failed')];
    const theirs = error.status === 409;
    return { ...answer, errors: Object.fromEntries(violations), problems, theirs };
  }
}
