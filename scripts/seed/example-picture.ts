import sharp from 'sharp';
import { scene } from '../../src/core/shared/scene';
import type { Services } from '../../src/server/services/services';

/** The picture of the contract's example. */
const KEY = 'Pq7Lt2VwXn4Kd9RbZm5HcA';

export async function saveExamplePicture({ media }: Pick<Services, 'media'>): Promise<void> {
  const buffer = await sharp(Buffer.from(scene('monsoon-terrace')))
    .resize({ width: 1200 })
    .png()
    .toBuffer();
  await media.save(buffer, KEY);
}
