import type { Call } from '../shared/call';
import type { OwnPhotos, ToldPhotos } from './own-photos';

export abstract class OwnPhotosPort {
  abstract addPhotos(photos: ToldPhotos, call?: Call): Promise<OwnPhotos>;
  abstract readOwnPhotos(input: { readonly id: string }, call?: Call): Promise<OwnPhotos>;
  abstract changePhotos(input: { readonly id: string } & ToldPhotos, call?: Call): Promise<OwnPhotos>;
  abstract removePhotos(input: { readonly id: string }, call?: Call): Promise<void>;
}
