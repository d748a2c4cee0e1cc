export interface PendingPictureTable {
  key: string;
  owner_seal: string;
  created_at: Date;
}
