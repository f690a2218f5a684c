import type { ColumnType, Generated } from 'kysely';
import type { PictureArt } from './picture-art.ts';

export interface PicturesTable {
  hash: string;
  /** Null: uploaded by the team, in `file_id`. */
  art: ColumnType<PictureArt | null, string | null, string | null>;
  file_id: ColumnType<string | null, string | null | undefined, string | null>;
  width: number;
  height: number;
  priority: Generated<number>;
  placeholder: string | null;
}

export interface ImageUploadTokensTable {
  token: string;
  customer_id: number;
  expires_at: Date;
  used_at: Date | null;
}

export interface UploadedImagesTable {
  file_id: string;
  /** Null: the team. */
  customer_id: number | null;
  path: string;
  name: string;
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
  bytes: number;
  sha256: string;
  width: number;
  height: number;
  tags: string[];
  kept: Generated<boolean>;
  created_at: Date;
}

export interface MediaTables {
  image_upload_tokens: ImageUploadTokensTable;
  uploaded_images: UploadedImagesTable;
  pictures: PicturesTable;
}
