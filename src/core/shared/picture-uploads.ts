/** A file the user selected; the browser holds its bytes. */
export interface ChosenFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** A picture stored by the service; other code needs only its key. */
export interface UploadedPicture {
  readonly key: string;
  readonly url: string;
}

export interface Upload {
  /** Rejects with a Failure; a cancelled upload has the kind 'cancelled'. */
  readonly done: Promise<UploadedPicture>;
  readonly cancel: () => void;
}

/** Uploads pictures. Reports progress, because five megabytes take a while on a phone. */
export abstract class PictureUploads {
  abstract upload(file: ChosenFile, onProgress: (share: number) => void): Upload;
  /** Removes an unused picture; if this request is lost, the service removes it within a day. */
  abstract discard(key: string): void;
}
