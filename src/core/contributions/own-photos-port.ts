import type { Call } from '../shared/call';
import type { PhotoReportId } from '../shared/ids';
import type { OwnPhotos, PhotosInput } from './own-photos';

export abstract class OwnPhotosPort {
  abstract addPhotos(photos: PhotosInput, call?: Call): Promise<OwnPhotos>;
  abstract readOwnPhotos(input: { readonly id: PhotoReportId }, call?: Call): Promise<OwnPhotos>;
  abstract changePhotos(input: { readonly id: PhotoReportId } & PhotosInput, call?: Call): Promise<OwnPhotos>;
  abstract removePhotos(input: { readonly id: PhotoReportId }, call?: Call): Promise<void>;
}
