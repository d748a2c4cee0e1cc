import type { Call } from '../shared/call';
import type { OwnPhotos, PhotosInput } from './own-photos';

export abstract class OwnPhotosPort {
  abstract addPhotos(photos: PhotosInput, call?: Call): Promise<OwnPhotos>;
  abstract readOwnPhotos(input: { readonly id: string }, call?: Call): Promise<OwnPhotos>;
  abstract changePhotos(input: { readonly id: string } & PhotosInput, call?: Call): Promise<OwnPhotos>;
  abstract removePhotos(input: { readonly id: string }, call?: Call): Promise<void>;
}
