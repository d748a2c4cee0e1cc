import type { Config } from '../config';
import { DiskMedia } from './disk-media';
import { Pictures } from './pictures';
import { S3Media } from './s3-media';

export const openPictures = (
  { mediaBucket, mediaDir }: Pick<Config, 'mediaBucket' | 'mediaDir'>,
  newId: () => string,
): Pictures => new Pictures(mediaBucket ? new S3Media(mediaBucket) : new DiskMedia(mediaDir), newId);
