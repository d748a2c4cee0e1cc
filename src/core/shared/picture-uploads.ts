/** A file somebody chose; what holds its bytes is the browser's. */
export interface ChosenFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** A picture the service keeps; the key is all that others need of it. */
export interface UploadedPicture {
  readonly key: string;
  readonly url: string;
}

/** An upload on its way. */
export interface Upload {
  /** Rejects with a Failure; a cancelled one is of the kind 'cancelled'. */
  readonly done: Promise<UploadedPicture>;
  readonly cancel: () => void;
}

/** Sends pictures. It tells how far it is: on a phone five megabytes take a while. */
export abstract class PictureUploads {
  abstract upload(file: ChosenFile, onProgress: (share: number) => void): Upload;
  /** Removes a picture that nothing uses; the service removes it within a day if this request is lost. */
  abstract discard(key: string): void;
}
