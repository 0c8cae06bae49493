import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DataFolder } from '../data-folder.ts';
import type { Blobs } from './blobs.ts';
import { FolderBlobs } from './folder-blobs.ts';
import { S3Blobs, type S3Place } from './s3-blobs.ts';

/** Where blobs are kept, as a setting says it. */
export type BlobPlace = { readonly folder: string | undefined } | { readonly s3: S3Place };

/**
 * Reads the address of the store: empty for the data folder, `file:///folder`, or
 * `s3://KEY:SECRET@HOST/BUCKET[/PREFIX]?region=REGION`, with `s3+http` where the connection is not encrypted.
 * Undefined where it is none of these.
 */
export function readBlobPlace(text: string): BlobPlace | undefined {
  if (text === '') return { folder: undefined };
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol === 'file:') return { folder: fileURLToPath(url) };
  const protocol = { 's3:': 'https', 's3+http:': 'http' }[url.protocol];
  const [bucket, ...prefix] = url.pathname.split('/').filter((part) => part !== '');
  if (!protocol || !url.host || !bucket || !url.username || !url.password) return undefined;
  return {
    s3: {
      endpoint: `${protocol}://${url.host}/${bucket}`,
      region: url.searchParams.get('region') ?? 'auto',
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      prefix: prefix.join('/'),
    },
  };
}

export function openBlobs(place: BlobPlace, folder: DataFolder): Blobs {
  if ('s3' in place) return new S3Blobs(place.s3, join(folder.path, 'staged'));
  return new FolderBlobs(place.folder ?? folder.blobs);
}
