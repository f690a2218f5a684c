import { imageFormatOf, LARGEST_IMAGE, LARGEST_UPLOAD } from '#modules/media/rules/index.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { ImageProblem } from '#services/image-problem.ts';
import type { ImageClient, UploadedImage } from '#services/images.ts';

/**
 * Whether a body is too large to be read, by its Content-Length; one without it counts as too
 * large.
 */
export function isTooLarge(request: Request): boolean {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  return isForm && !(length <= LARGEST_UPLOAD);
}

interface Picture {
  file: File;
  options: { fileName: string; folder: string; tags: string[] };
  /** Error for an unsupported or too large file. */
  refused: (code: 'file.too_large' | 'file.unsupported_type') => FormProblem;
  /** Error when the upload failed for another reason. */
  failed: string;
}

/**
 * Forwards a picture from a form to the image host.
 * @throws FormProblem when it is unsupported (PET-19), or the upload failed.
 */
export async function uploadPicture(
  images: ImageClient,
  { file, options, refused, failed }: Picture,
): Promise<UploadedImage> {
  if (file.size > LARGEST_IMAGE) throw refused('file.too_large');
  const begins = new Uint8Array(await file.slice(0, 32).arrayBuffer());
  if (imageFormatOf(begins) === null) throw refused('file.unsupported_type');
  try {
    return await images.upload({ ...options, file });
  } catch (error) {
    const { statusCode } = (error as Partial<UploadedImage>).$ResponseMetadata ?? {};
    // A 4xx of the image host concerns the picture; any other failure does not.
    if (statusCode && statusCode < 500) throw refused('file.unsupported_type');
    if (error instanceof ImageProblem || error instanceof SyntaxError || statusCode)
      throw new FormProblem(failed);
    throw error;
  }
}
