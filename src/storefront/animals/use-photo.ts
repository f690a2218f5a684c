import { type FormEvent, useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import { fieldError } from '#modules/customers/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { ImageClient } from '#services/images.ts';
import { t } from './animal-words.ts';
import { photoProblem } from './photo-limits.ts';

/** Connection data of the image host. */
export interface UploadSettings {
  urlEndpoint: string;
  publicKey: string;
  authenticationEndpoint: string;
  uploadUrl: string;
}

export interface PhotoFormProps {
  id: number;
  name: string;
  /** The current photo without rotation, and its rotation. */
  photo: { url: string; rotation: number } | null;
  upload: UploadSettings;
  answer: FormAnswer | undefined;
}

const FULL_TURN = 360;

/**
 * The state of the photo form: errors are shown immediately, the preview is rotated, and the
 * browser uploads straight to the image host; only the uploaded file's name is submitted (IMG-06).
 */
export function usePhoto({ id, name, photo, upload, answer }: PhotoFormProps) {
  const form = useForm('photo', answer, { words: 'animalPhoto' });
  const submit = useSubmit();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [rotation, setRotation] = useState(photo?.rotation ?? 0);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    if (!file) return setPreview(null);
    const reader = new FileReader();
    reader.onload = () => setPreview(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);

  const say = (code: string | null) =>
    setError(code ? fieldError('animalPhoto', 'file', { code }) : undefined);
  const choose = (chosen: File | null) => {
    const problem = chosen && photoProblem(chosen);
    say(problem);
    setFile(problem ? null : chosen);
    setRotation(chosen ? 0 : (photo?.rotation ?? 0));
  };
  const send = async (chosen: File) => {
    setSending(true);
    try {
      const image = await new ImageClient(upload).upload({
        file: chosen,
        fileName: name,
        tags: ['pet'],
        responseFields: ['tags'],
        folder: 'pets',
        extensions: '[]',
        customMetadata: JSON.stringify({ animal: id }),
      });
      const fields = { intent: 'photo', fileId: image.fileId, url: image.url };
      await submit(
        { ...fields, rotation: String(rotation) },
        { method: 'post', action: paths.animal(id, 'photo') },
      );
    } catch {
      // The host's error text is technical, so a general message is shown.
      setError(t('photo.failed'));
    } finally {
      setSending(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isSending) return event.preventDefault();
    if (error || (!file && !photo)) {
      event.preventDefault();
      if (!error) say('required');
      return;
    }
    if (!file) return form.props.onSubmit(event);
    event.preventDefault();
    void send(file);
  };
  return {
    form: {
      ...form,
      pending: form.pending || isSending,
      props: { ...form.props, onSubmit },
    },
    preview,
    rotation,
    setRotation,
    error,
    choose,
    turn: (degrees: number) => setRotation((rotation + degrees + FULL_TURN) % FULL_TURN),
  };
}
